import { readCompanies } from "./company.ts";

/** Homes, food, electronics for the home, toys and pets. */
export const HOME_AND_FOOD = readCompanies(
  "Consumer",
  `
IKEA / Ikea | ikea.com | furniture 9, mattress 6, budget 9, family 7, kitchen appliances 2 | designs and sells affordable home furnishings | low prices and small-space ideas
West Elm | westelm.com | furniture 8, premium 4, @us, @ca, @au, @uk | sells modern furniture and home decor | mid-century modern design
Wayfair | wayfair.com | furniture 8, mattress 3, budget 7, @us, @ca, @uk | sells furniture and home goods online | huge online range
Crate & Barrel | crateandbarrel.com | furniture 7, @us, @ca | sells furniture and housewares | clean, lasting design
Pottery Barn | potterybarn.com | furniture 7, family 5, @us, @ca | sells classic home furnishings | classic style
Ashley / Ashley Furniture | ashleyfurniture.com | furniture 7, mattress 3, budget 6, @us, @ca | makes and sells furniture | wide range at moderate prices
Article | article.com | furniture 7, @us, @ca | sells modern furniture online | modern design without showrooms
Herman Miller / MillerKnoll | hermanmiller.com | furniture 7, office chair 9, premium 8 | makes office and design furniture | ergonomic office chairs
Steelcase | steelcase.com | furniture 5, office chair 8, enterprise 6 | makes office furniture | adjustable office chairs
Secretlab | secretlab.co | office chair 6 | makes gaming and office chairs | gaming ergonomics
Autonomous | autonomous.ai | office chair 5, budget 6 | sells standing desks and office chairs | low-cost standing desks
Vitra | vitra.com | furniture 6, office chair 5, premium 8 | makes design furniture | design classics
Muji / MUJI | muji.com | furniture 5, budget 4 | sells minimalist household goods | minimalism
Maisons du Monde | maisonsdumonde.com | furniture 6, @eu, @fr | sells decorative furniture in Europe | varied styles
BoConcept | boconcept.com | furniture 6, premium 6 | makes Danish design furniture | customisable Danish design
Hay / HAY | hay.com | furniture 5 | makes Danish contemporary furniture | contemporary design
Burrow | burrow.com | furniture 5, @us | makes modular sofas | modular sofas
RH / Restoration Hardware | rh.com | furniture 6, premium 8, @us | sells luxury furniture | luxury showrooms
Floyd | floydhome.com | furniture 4, @us | makes furniture that is easy to move | modular beds and shelves
Saatva | saatva.com | mattress 9, premium 7, back pain 9, @us, @ca | sells hybrid mattresses online | supportive coils and white-glove delivery
Casper | casper.com | mattress 8, back pain 5, @us, @ca | makes foam and hybrid mattresses | zoned support
Tempur-Pedic / Tempur | tempurpedic.com | mattress 9, premium 8, back pain 8, @us | makes memory foam mattresses | pressure-relieving memory foam
Emma / Emma Sleep | emma-sleep.com | mattress 8, budget 6, back pain 5, @eu, @uk, @de, @au | makes foam mattresses | long trial period
Purple | purple.com | mattress 8, back pain 6, @us | makes mattresses with an elastic grid | cooling grid
Nectar | nectarsleep.com | mattress 8, budget 6, @us, @uk | makes memory foam mattresses | value and long trial
DreamCloud | dreamcloudsleep.com | mattress 7, budget 5, @us | makes hybrid mattresses | hybrid comfort at a fair price
Helix / Helix Sleep | helixsleep.com | mattress 8, back pain 6, @us, @ca | makes mattresses matched to sleep style | models for each sleep position
Leesa | leesa.com | mattress 7, @us | makes foam and hybrid mattresses | balanced feel
Bear / Bear Mattress | bearmattress.com | mattress 6, back pain 5, @us | makes mattresses for active people | recovery-oriented materials
Avocado / Avocado Green Mattress | avocadogreenmattress.com | mattress 7, sustainable 9, @us, @ca | makes organic latex mattresses | organic certification
Sleep Number | sleepnumber.com | mattress 7, premium 5, back pain 6, @us | makes adjustable air beds | adjustable firmness
Sealy | sealy.com | mattress 6, @us, @au, @asia | makes innerspring mattresses | traditional support
Serta | serta.com | mattress 6, @us | makes innerspring and foam mattresses | plush comfort
Simba / Simba Sleep | simbasleep.com | mattress 7, @uk, @eu | makes hybrid mattresses | spring and foam hybrid
Bensons for Beds | bensonsforbeds.co.uk | mattress 5, @uk | sells beds and mattresses in stores | try-before-buying stores
Eight Sleep | eightsleep.com | mattress 5, premium 8, wearable 2 | makes temperature-controlled bed systems | active temperature control
Silentnight | silentnight.co.uk | mattress 6, budget 6, @uk | makes beds and mattresses | affordable springs
bett1 | bett1.de | mattress 6, budget 6, @de | sells foam mattresses online | choice of two firmness sides
Dyson | dyson.com | vacuum cleaner 9, premium 7 | makes vacuum cleaners and hair care devices | cordless suction
Shark / SharkNinja | sharkninja.com | vacuum cleaner 9=Shark, kitchen appliances 7=Ninja, budget 5 | makes Shark cleaners and Ninja kitchen devices | performance for the price
iRobot / Roomba | irobot.com | vacuum cleaner 7 | makes Roomba robot vacuums | simple robot cleaning
Roborock | roborock.com | vacuum cleaner 8 | makes robot vacuums | navigation and mopping
Miele | miele.com | vacuum cleaner 8, kitchen appliances 9, premium 8 | makes durable household appliances | durability
Ecovacs / ECOVACS | ecovacs.com | vacuum cleaner 6 | makes robot vacuums | all-in-one docking stations
Bissell | bissell.com | vacuum cleaner 6, budget 6 | makes carpet cleaners and vacuums | pet hair cleaning
Bosch Home / Bosch | bosch-home.com | kitchen appliances 9, vacuum cleaner 5 | makes household appliances | quiet dishwashers
KitchenAid | kitchenaid.com | kitchen appliances 8, premium 5 | makes stand mixers and appliances | stand mixers
Breville / Sage Appliances | breville.com | kitchen appliances 7, coffee machine 8, premium 5 | makes espresso machines and kitchen devices | home espresso
De'Longhi / DeLonghi | delonghi.com | coffee machine 9, kitchen appliances 6 | makes espresso machines | bean-to-cup machines
Jura / JURA | jura.com | coffee machine 8, premium 8 | makes automatic coffee machines | one-touch specialities
Smeg | smeg.com | kitchen appliances 6, coffee machine 4 | makes retro-style appliances | retro design
Whirlpool | whirlpool.com | kitchen appliances 7, @us, @latam, @in | makes household appliances | dependable basics
Electrolux | electrolux.com | kitchen appliances 7, vacuum cleaner 4 | makes household appliances | Scandinavian design
Starbucks | starbucks.com | coffee 9 | runs coffee houses and sells coffee | global presence and familiar blends
Lavazza | lavazza.com | coffee 9 | roasts Italian coffee | Italian espresso blends
illy / illycaffè | illy.com | coffee 8, premium 5 | roasts a single Arabica blend | smooth Arabica blend
Nespresso | nespresso.com | coffee 8, coffee machine 8 | sells coffee capsules and machines | convenience
Blue Bottle Coffee / Blue Bottle | bluebottlecoffee.com | coffee 8, premium 6 | roasts speciality coffee and runs cafés | freshness
Peet's Coffee | peets.com | coffee 7, @us | roasts dark coffee and runs cafés | dark roasts
Stumptown / Stumptown Coffee Roasters | stumptowncoffee.com | coffee 7, @us | roasts speciality coffee | direct trade sourcing
Counter Culture / Counter Culture Coffee | counterculturecoffee.com | coffee 7, sustainable 6, @us | roasts speciality coffee | transparent sourcing
Intelligentsia / Intelligentsia Coffee | intelligentsia.com | coffee 7, @us | roasts speciality coffee | direct trade
Dunkin' / Dunkin | dunkindonuts.com | coffee 6, budget 6 | runs coffee and doughnut shops | everyday value
Costa Coffee | costa.co.uk | coffee 6, @uk, @eu, @asia | runs coffee shops | high-street coffee
Tchibo | tchibo.de | coffee 6, @de, @eu | roasts coffee and sells household goods | familiar German roasts
Melitta | melitta.com | coffee 6, coffee machine 5 | sells coffee, filters and machines | filter coffee
JDE Peet's | jdepeets.com | coffee 5 | sells coffee under Jacobs and other brands | supermarket availability
Tim Hortons | timhortons.com | coffee 6, @ca, @us | runs coffee shops | Canadian favourite
Trade Coffee / Trade | drinktrade.com | coffee 6, @us | ships beans from many roasters | matched subscriptions
Onyx Coffee Lab / Onyx | onyxcoffeelab.com | coffee 6, @us | roasts competition-level coffee | transparency in pricing
Death Wish Coffee | deathwishcoffee.com | coffee 5, @us | roasts strong coffee | strength
HelloFresh | hellofresh.com | meal kit 9, family 7, beginner 6 | delivers meal kits with recipes | range of easy recipes
Blue Apron | blueapron.com | meal kit 7, @us | delivers meal kits | inventive recipes
Home Chef | homechef.com | meal kit 8, family 6, @us | delivers customisable meal kits | protein swaps
EveryPlate | everyplate.com | meal kit 7, budget 9, @us | delivers low-priced meal kits | low price per serving
Green Chef | greenchef.com | meal kit 7, sustainable 6, @us | delivers organic meal kits | organic ingredients
Gousto | gousto.co.uk | meal kit 8, family 6, budget 5, @uk | delivers meal kits in the UK | wide weekly choice
Marley Spoon | marleyspoon.com | meal kit 7, @us, @de, @eu, @au | delivers meal kits | chef-style recipes
Purple Carrot | purplecarrot.com | meal kit 6, sustainable 7, @us | delivers plant-based meal kits | plant-based menu
Factor / Factor75 | factor75.com | meal kit 6, @us | delivers ready-made meals | ready meals without cooking
Sunbasket | sunbasket.com | meal kit 6, @us | delivers healthy meal kits | diet-specific plans
Mindful Chef | mindfulchef.com | meal kit 6, @uk | delivers healthy recipe boxes | gluten-free recipes
Instacart | instacart.com | grocery delivery 9, family 5, @us, @ca | delivers groceries from local stores | choice of stores
Walmart | walmart.com | grocery delivery 8, supermarket 9, online marketplace 7, pharmacy 6=Walmart Pharmacy, budget 9, family 7, @us | runs supermarkets and an online shop | low prices and pick-up
Tesco | tesco.com | grocery delivery 8, supermarket 9, mobile carrier 3=Tesco Mobile, @uk | runs supermarkets in the UK | loyalty prices and delivery slots
Ocado | ocado.com | grocery delivery 9, premium 4, @uk | delivers groceries from automated warehouses | few substitutions
Sainsbury's | sainsburys.co.uk | grocery delivery 7, supermarket 8, @uk | runs supermarkets in the UK | quality and loyalty prices
Whole Foods Market / Whole Foods | wholefoodsmarket.com | supermarket 7, grocery delivery 5, premium 6, sustainable 6, @us, @uk | runs organic supermarkets | organic selection
Kroger | kroger.com | supermarket 7, grocery delivery 6, @us | runs supermarkets | fuel points and own brands
Costco | costco.com | supermarket 8, budget 8, family 7, eyewear 3, grocery delivery 4 | runs membership warehouses | bulk prices
Aldi | aldi.com | supermarket 8, budget 9 | runs discount supermarkets | low prices
Lidl | lidl.com | supermarket 8, budget 9, @uk, @us | runs discount supermarkets | low prices and bakery
Trader Joe's | traderjoes.com | supermarket 7, budget 5, @us | runs neighbourhood supermarkets | original own brands
REWE / Rewe | rewe.de | grocery delivery 7, supermarket 7, @de | runs supermarkets and grocery delivery | delivery coverage in Germany
Picnic | picnic.app | grocery delivery 8, budget 6, @nl, @de, @fr | delivers groceries by electric vans | free delivery on fixed routes
Flink | goflink.com | grocery delivery 6, @de, @nl, @fr | delivers groceries within minutes | speed
Gopuff | gopuff.com | grocery delivery 6, @us, @uk | delivers convenience goods within minutes | speed
FreshDirect | freshdirect.com | grocery delivery 7, @us | delivers groceries around New York | fresh produce
Shipt | shipt.com | grocery delivery 7, @us | delivers groceries by personal shoppers | personal shoppers
Carrefour | carrefour.com | supermarket 8, grocery delivery 5, @fr, @latam | runs hypermarkets and supermarkets | large range
Uber Eats / Uber | uber.com | food delivery 9=Uber Eats, ride hailing 9=Uber, grocery delivery 5=Uber Eats | runs ride-hailing and food delivery apps | availability in many cities
DoorDash | doordash.com | food delivery 9, grocery delivery 6, @us, @ca, @au | delivers restaurant food and groceries | restaurant choice
Deliveroo | deliveroo.co.uk | food delivery 8, grocery delivery 4, @uk, @fr, @it | delivers restaurant food and groceries | urban restaurant choice
Just Eat | just-eat.co.uk | food delivery 8, @uk, @eu | delivers restaurant food | takeaway coverage
Wolt | wolt.com | food delivery 7, grocery delivery 4, @nordic, @de | delivers restaurant food and groceries | service quality
Lego / LEGO | lego.com | toys 9, family 9 | makes building toys | creative building
Mattel | mattel.com | toys 8, family 7 | makes Barbie, Hot Wheels and other toys | well-known brands
Hasbro | hasbro.com | toys 8, family 7 | makes toys and board games | board games
Playmobil / PLAYMOBIL | playmobil.com | toys 7, family 8 | makes play figures | role play
Ravensburger | ravensburger.com | toys 7, family 8 | makes puzzles and games | puzzle quality
Melissa & Doug | melissaanddoug.com | toys 8, family 8, @us, @ca, @uk | makes wooden and pretend-play toys | screen-free wooden toys
VTech | vtechkids.com | toys 6, family 7 | makes electronic learning toys | early learning
Hape | hape.com | toys 6, sustainable 7, family 7 | makes wooden toys | sustainable wood
Lovevery | lovevery.com | toys 6, premium 6, family 7 | makes stage-based play kits | stage-based play
Spin Master | spinmaster.com | toys 6 | makes toys and children's shows | licensed characters
Schleich | schleich-s.com | toys 5, family 6 | makes animal figurines | detailed animals
Funko | funko.com | toys 5 | makes collectible figures | pop culture licences
Royal Canin | royalcanin.com | pet food 9 | makes breed- and health-specific pet food | breed-specific nutrition
Purina | purina.com | pet food 9 | makes pet food | research and range
Hill's / Hill's Pet Nutrition | hillspet.com | pet food 9 | makes science-led pet food | veterinary diets
The Farmer's Dog | thefarmersdog.com | pet food 8, premium 7, @us | delivers fresh dog food | fresh portions
Blue Buffalo | bluebuffalo.com | pet food 7, @us, @ca | makes natural pet food | natural ingredients
Orijen / ORIJEN | orijenpetfoods.com | pet food 7, premium 7 | makes high-protein pet food | high protein
Wellness / Wellness Pet Food | wellnesspetfood.com | pet food 6 | makes natural pet food | grain-free lines
Ollie | myollie.com | pet food 6, @us | delivers fresh dog food | custom portions
Chewy | chewy.com | pet food 7, pet supplies 9, @us | sells pet food and supplies online | auto-ship convenience
Zooplus / zooplus | zooplus.com | pet food 6, pet supplies 8, budget 6, @eu, @uk | sells pet food and supplies online | large packs at low prices
Butternut Box | butternutbox.com | pet food 6, @uk, @eu | delivers fresh dog food | gently cooked meals
Taste of the Wild | tasteofthewildpetfood.com | pet food 5, budget 4 | makes grain-free pet food | novel proteins
Edgard & Cooper | edgardcooper.com | pet food 5, sustainable 7, @eu, @uk | makes natural pet food | fresh meat recipes
eBay | ebay.com | online marketplace 9, budget 6, sneakers 2 | runs an online marketplace and auctions | used and rare goods
Etsy | etsy.com | online marketplace 8, small business 5 | runs a marketplace for handmade goods | handmade goods
AliExpress | aliexpress.com | online marketplace 7, budget 9 | runs a marketplace for goods from China | low prices
Temu | temu.com | online marketplace 7, budget 9 | runs a low-price online marketplace | very low prices
Vinted | vinted.com | online marketplace 6, sustainable 7, budget 7, @eu, @uk | runs a second-hand fashion marketplace | selling without fees
OTTO / Otto | otto.de | online marketplace 6, furniture 4, @de | runs an online shop in Germany | instalment payment
Allegro | allegro.pl | online marketplace 6, @eu | runs an online marketplace in Poland | reach in Poland
Rakuten | rakuten.com | online marketplace 5, @jp, @us | runs marketplaces and cashback services | cashback
Trek / Trek Bikes | trekbikes.com | bicycle 9 | makes bicycles and e-bikes | dealer network
Specialized | specialized.com | bicycle 9, premium 6 | makes bicycles and e-bikes | performance frames
Giant / Giant Bicycles | giant-bicycles.com | bicycle 8 | makes bicycles | value for the frame quality
Canyon | canyon.com | bicycle 8 | sells bicycles directly to riders | direct prices
Cannondale | cannondale.com | bicycle 7 | makes bicycles | aluminium frames
Cube / CUBE | cube.eu | bicycle 6, @eu | makes bicycles and e-bikes | equipment for the price
Brompton | brompton.com | bicycle 6 | makes folding bicycles | compact fold
Cowboy | cowboy.com | bicycle 4, @eu | makes connected e-bikes | light urban design
`,
);
