import { readCompanies } from "./company.ts";

/** Shoes, clothes, cosmetics, eyewear, watches and outdoor gear. */
export const FASHION = readCompanies(
  "Consumer",
  `
Brooks / Brooks Running | brooksrunning.com | running shoes 9, sneakers 1, flat feet 9, beginner 7 | makes running shoes and running clothes | stability models with guide rail support
ASICS / Asics | asics.com | running shoes 9, sneakers 5, sportswear 6, flat feet 9 | makes running shoes and sportswear | structured support and gel cushioning
HOKA / Hoka One One | hoka.com | running shoes 9, sneakers 4, outdoor gear 3, flat feet 7 | makes thickly cushioned running and trail shoes | deep cushioning and wide base
New Balance | newbalance.com | running shoes 8, sneakers 8, sportswear 5, flat feet 8 | makes athletic shoes in many widths | choice of widths
Saucony | saucony.com | running shoes 8, sneakers 3, flat feet 8 | makes running shoes for road and trail | balanced stability shoes
Nike | nike.com | running shoes 8, sneakers 9, sportswear 9, fitness app 5=Nike Training Club: offers free guided workouts, flat feet 4 | makes athletic shoes and sportswear | racing shoes and wide range
Adidas / adidas | adidas.com | running shoes 8, sneakers 9, sportswear 9, fitness app 3=Adidas Running: tracks runs and other activities, flat feet 4 | makes athletic shoes and sportswear | responsive foams
Mizuno | mizuno.com | running shoes 7, sportswear 3, flat feet 7 | makes running shoes and sports equipment | firm, supportive ride
On / On Running | on.com | running shoes 7, sneakers 7, sportswear 4, premium 5, flat feet 5 | makes running shoes with a segmented sole | light cloud-like soles
Altra | altrarunning.com | running shoes 6, outdoor gear 3, flat feet 5 | makes zero-drop running shoes with a wide toe box | wide toe box
Salomon | salomon.com | running shoes 6, outdoor gear 8, sneakers 5 | makes trail running shoes and mountain sports gear | trail grip
Puma / PUMA | puma.com | running shoes 6, sneakers 8, sportswear 8, budget 4 | makes athletic shoes and sportswear | sporty style at moderate prices
Under Armour | underarmour.com | running shoes 5, sportswear 8, sneakers 3, flat feet 3 | makes sportswear and athletic shoes | training apparel
Topo Athletic / Topo | topoathletic.com | running shoes 6, flat feet 5 | makes running shoes with a natural fit | roomy fit
Karhu | karhu.com | running shoes 4, sneakers 3 | makes Finnish running shoes | rolling midsole
Diadora | diadora.com | running shoes 4, sneakers 5, sportswear 3 | makes Italian sports shoes | Italian craftsmanship
Newton / Newton Running | newtonrunning.com | running shoes 3 | makes running shoes for a forefoot stride | forefoot technology
Merrell | merrell.com | running shoes 4, outdoor gear 7 | makes hiking and trail running shoes | comfortable hiking fit
Inov8 / inov-8 | inov8.com | running shoes 4, outdoor gear 3 | makes trail running shoes | grip on soft ground
Craft Sportswear | craftsports.com | running shoes 3, sportswear 5 | makes endurance sportswear and shoes | endurance clothing
Skechers | skechers.com | running shoes 6, sneakers 7, budget 7, flat feet 5 | makes comfortable casual and athletic shoes | comfort at a low price
Reebok | reebok.com | sneakers 7, sportswear 6, running shoes 4 | makes athletic shoes and fitness clothing | classic designs
Converse | converse.com | sneakers 8 | makes canvas sneakers | Chuck Taylor design
Vans | vans.com | sneakers 8 | makes skate shoes and streetwear | skate heritage
Veja | veja-store.com | sneakers 7, sustainable 9 | makes sneakers from organic and recycled materials | transparent sourcing
Allbirds | allbirds.com | sneakers 6, running shoes 3, sustainable 8 | makes shoes from wool and tree fibre | natural materials
Common Projects | commonprojects.com | sneakers 5, premium 8 | makes minimalist leather sneakers | minimalist leather design
Golden Goose | goldengoose.com | sneakers 5, luxury fashion 4, premium 7 | makes luxury sneakers with a worn look | worn-in look
Onitsuka Tiger | onitsukatiger.com | sneakers 6 | makes Japanese retro sneakers | retro Japanese style
StockX | stockx.com | sneakers 3, online marketplace 4 | runs a resale marketplace for sneakers | verified resale
Foot Locker | footlocker.com | sneakers 5, sportswear 4 | sells sneakers and sportswear | exclusive releases
Lululemon | lululemon.com | sportswear 9, premium 7 | makes yoga and training clothes | fabrics for yoga and training
Gymshark | gymshark.com | sportswear 8, budget 4 | makes gym clothes | gym fits
Decathlon | decathlon.com | sportswear 8, outdoor gear 8, running shoes 5, bicycle 6, budget 9, beginner 8, family 6 | makes and sells sports equipment of many kinds | low prices across many sports
Alo Yoga / Alo | aloyoga.com | sportswear 6, premium 6 | makes yoga and lifestyle clothes | studio style
Vuori | vuoriclothing.com | sportswear 6, premium 5 | makes sports and leisure clothes | soft performance fabrics
Fila | fila.com | sportswear 5, sneakers 5 | makes sportswear and sneakers | retro tennis look
Columbia / Columbia Sportswear | columbia.com | outdoor gear 8, sportswear 5, budget 5, family 5 | makes outdoor clothing and shoes | value for weather protection
Patagonia | patagonia.com | outdoor gear 9, sustainable 9, premium 5 | makes outdoor clothing and repairs it | environmental commitment and repairs
The North Face | thenorthface.com | outdoor gear 9, sportswear 4 | makes outdoor clothing and equipment | expedition-proven jackets
Arc'teryx / Arcteryx | arcteryx.com | outdoor gear 8, premium 9 | makes technical outdoor clothing | technical shells
Mammut | mammut.com | outdoor gear 7, premium 5 | makes Swiss mountain sports equipment | alpine equipment
Fjällräven | fjallraven.com | outdoor gear 7, luggage 4 | makes Swedish outdoor clothing and backpacks | durable waxed fabrics
Jack Wolfskin | jack-wolfskin.com | outdoor gear 6, family 5, @eu, @de, @cn | makes outdoor clothing and equipment | weatherproof everyday jackets
Marmot | marmot.com | outdoor gear 6 | makes outdoor clothing and sleeping bags | sleeping bags
REI / REI Co-op | rei.com | outdoor gear 8, @us | sells outdoor equipment as a cooperative | expert advice and returns
Osprey | osprey.com | outdoor gear 7, luggage 5 | makes backpacks | pack fit
Black Diamond / Black Diamond Equipment | blackdiamondequipment.com | outdoor gear 7 | makes climbing and ski equipment | climbing hardware
Helly Hansen | hellyhansen.com | outdoor gear 6 | makes sailing, ski and outdoor clothing | waterproof layers
YETI / Yeti | yeti.com | outdoor gear 6, premium 6 | makes coolers and drinkware | ice retention
Deuter | deuter.com | outdoor gear 5, family 5 | makes backpacks | ventilated backpacks
Vaude | vaude.com | outdoor gear 5, sustainable 8, @eu | makes outdoor clothing and bags | environmental standards
Louis Vuitton | louisvuitton.com | luxury fashion 9, luggage 6, premium 9 | makes luxury leather goods and fashion | monogram leather goods
Gucci | gucci.com | luxury fashion 9, eyewear 3, premium 9 | makes Italian luxury fashion | bold Italian design
Chanel | chanel.com | luxury fashion 9, skincare 4, cosmetics 7, premium 9 | makes luxury fashion, fragrance and beauty products | timeless tailoring and handbags
Hermès | hermes.com | luxury fashion 9, premium 9 | makes luxury leather goods and silk | craftsmanship in leather
Dior / Christian Dior | dior.com | luxury fashion 9, cosmetics 7, skincare 4, premium 9 | makes luxury fashion and beauty products | couture heritage
Prada | prada.com | luxury fashion 9, eyewear 3, premium 8 | makes Italian luxury fashion | intellectual, minimalist design
Burberry | burberry.com | luxury fashion 8 | makes British luxury fashion and trench coats | trench coats
Saint Laurent / YSL | ysl.com | luxury fashion 8 | makes French luxury fashion | sharp tailoring
Balenciaga | balenciaga.com | luxury fashion 7, sneakers 3 | makes luxury fashion and shoes | experimental silhouettes
Bottega Veneta | bottegaveneta.com | luxury fashion 8 | makes Italian luxury leather goods | woven leather
Fendi | fendi.com | luxury fashion 7 | makes Italian luxury fashion and furs | handbags
Versace | versace.com | luxury fashion 7 | makes Italian luxury fashion | vivid prints
Loewe | loewe.com | luxury fashion 7 | makes Spanish luxury leather goods | craft-led leather
Moncler | moncler.com | luxury fashion 6, outdoor gear 3 | makes luxury down jackets | down jackets
Brunello Cucinelli | brunellocucinelli.com | luxury fashion 6, premium 7 | makes Italian cashmere fashion | cashmere
Ralph Lauren | ralphlauren.com | luxury fashion 6 | makes American fashion | classic American style
Farfetch | farfetch.com | luxury fashion 5, online marketplace 3 | sells luxury fashion from boutiques online | boutique selection
Zara / Inditex | zara.com | fast fashion 9 | makes and sells trend-led fashion | quick response to trends
H&M | hm.com | fast fashion 9, budget 7, family 6 | makes and sells affordable fashion | basics at low prices
Uniqlo / UNIQLO | uniqlo.com | fast fashion 8, budget 6 | makes simple, functional clothing | functional basics
Shein | shein.com | fast fashion 8, budget 9 | sells low-priced fashion online | low prices and huge range
ASOS | asos.com | fast fashion 7, sneakers 2 | sells fashion online to young adults | size and brand range
Primark | primark.com | fast fashion 7, budget 9, family 5, @eu, @uk, @us | sells low-priced fashion in stores | very low prices
Mango | mango.com | fast fashion 7 | makes and sells Mediterranean-style fashion | elegant everyday style
Boohoo | boohoo.com | fast fashion 6, budget 7, @uk, @us | sells low-priced fashion online | frequent promotions
Forever 21 | forever21.com | fast fashion 5, budget 7 | sells low-priced fashion | youthful styles
Zalando | zalando.com | fast fashion 6, sneakers 4, online marketplace 5, @eu | sells fashion online in Europe | free returns and brand choice
Gap | gap.com | fast fashion 5, family 6 | makes casual clothing | casual basics
C&A | c-and-a.com | fast fashion 5, budget 7, family 6, @eu, @latam | sells affordable clothing | affordable basics for the family
Pull&Bear | pullandbear.com | fast fashion 5 | sells casual youth fashion | casual youth style
Warby Parker | warbyparker.com | eyewear 9, budget 6, @us, @ca | sells prescription glasses online and in stores | home try-on and fair prices
Ray-Ban | ray-ban.com | eyewear 9 | makes sunglasses and frames | iconic frames
Oakley | oakley.com | eyewear 8 | makes sports sunglasses | lens technology for sport
Zenni / Zenni Optical | zennioptical.com | eyewear 7, budget 9, @us | sells low-priced prescription glasses online | low price
EyeBuyDirect | eyebuydirect.com | eyewear 6, budget 8, @us | sells prescription glasses online | low price and quick delivery
Persol | persol.com | eyewear 6, premium 6 | makes Italian sunglasses | Italian craftsmanship
Maui Jim | mauijim.com | eyewear 6, premium 5 | makes polarised sunglasses | polarised lenses
Mister Spex | misterspex.com | eyewear 6, @de, @eu | sells glasses online and in stores | online and store service
Fielmann | fielmann.com | eyewear 7, budget 6, @de, @eu | runs optician stores | low prices with guarantee
Specsavers | specsavers.com | eyewear 7, hearing aids 3, @uk, @nordic, @au | runs optician stores | eye tests and two-for-one offers
Ace & Tate | aceandtate.com | eyewear 5, @eu | sells designer glasses at fixed prices | fixed prices
Oliver Peoples | oliverpeoples.com | eyewear 5, premium 8 | makes luxury frames | understated luxury frames
CeraVe | cerave.com | skincare 9, budget 7, sensitive skin 9 | makes skincare with ceramides | ceramide formulas
La Roche-Posay | laroche-posay.com | skincare 9, sensitive skin 9 | makes dermatological skincare | formulas for sensitive skin
The Ordinary | theordinary.com | skincare 8, budget 9 | makes skincare with single active ingredients | clear ingredients at low prices
Cetaphil | cetaphil.com | skincare 7, sensitive skin 8, budget 6 | makes gentle cleansers and moisturisers | gentle formulas
Neutrogena | neutrogena.com | skincare 7, budget 6 | makes skincare and sun protection | sun protection
Paula's Choice | paulaschoice.com | skincare 8 | makes research-based skincare | exfoliants
Nivea / NIVEA | nivea.com | skincare 7, budget 7, family 5 | makes everyday skincare | everyday moisturisers
Eucerin | eucerin.com | skincare 7, sensitive skin 7 | makes medical skincare | dry skin care
Drunk Elephant | drunkelephant.com | skincare 6, premium 6 | makes skincare without common irritants | clean formulas
SkinCeuticals | skinceuticals.com | skincare 7, premium 7 | makes professional skincare | vitamin C serums
Kiehl's | kiehls.com | skincare 7 | makes apothecary-style skincare | simple moisturisers
Clinique | clinique.com | skincare 7, cosmetics 6, sensitive skin 5 | makes allergy-tested skincare and make-up | allergy testing
Estée Lauder | esteelauder.com | skincare 7, cosmetics 8, premium 6 | makes skincare and make-up | night serums
L'Oréal Paris / L'Oréal | loreal-paris.com | skincare 7, cosmetics 8, budget 6 | makes skincare, make-up and hair products | research at drugstore prices
Avène | eau-thermale-avene.com | skincare 6, sensitive skin 8 | makes thermal water skincare | thermal water formulas
Vichy | vichy.com | skincare 6 | makes mineral water skincare | hyaluronic serums
Weleda | weleda.com | skincare 5, sustainable 8 | makes natural cosmetics | natural ingredients
Glossier | glossier.com | skincare 5, cosmetics 6 | makes light make-up and skincare | natural look
Tatcha | tatcha.com | skincare 5, premium 6 | makes Japanese-inspired skincare | Japanese botanicals
Sephora | sephora.com | cosmetics 8, skincare 4 | sells cosmetics and skincare of many brands | brand selection
MAC / MAC Cosmetics | maccosmetics.com | cosmetics 7 | makes professional make-up | shade range
Fenty Beauty | fentybeauty.com | cosmetics 7 | makes make-up in many shades | inclusive shades
Rolex | rolex.com | watch 9, premium 9 | makes Swiss luxury watches | durability and resale value
Omega / OMEGA | omegawatches.com | watch 8, premium 8 | makes Swiss luxury watches | chronograph heritage
Patek Philippe | patek.com | watch 8, premium 9 | makes Swiss complicated watches | fine watchmaking
Seiko | seikowatches.com | watch 7, budget 6 | makes Japanese watches | value in mechanical watches
TAG Heuer | tagheuer.com | watch 6, premium 5 | makes Swiss sports watches | racing heritage
Casio | casio.com | watch 6, budget 8 | makes digital watches and calculators | toughness
Tissot | tissotwatches.com | watch 6, budget 5 | makes Swiss watches at moderate prices | Swiss quality at moderate prices
Samsonite | samsonite.com | luggage 9 | makes suitcases and bags | light, durable shells
Rimowa / RIMOWA | rimowa.com | luggage 8, premium 9 | makes aluminium suitcases | aluminium cases
Away | awaytravel.com | luggage 8 | makes direct-to-consumer luggage | smart interior layout
Tumi / TUMI | tumi.com | luggage 7, premium 6 | makes business luggage | business organisation
American Tourister | americantourister.com | luggage 6, budget 7 | makes affordable luggage | low price
Monos | monos.com | luggage 5 | makes minimalist luggage | minimalist design
`,
);
