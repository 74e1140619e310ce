import { readCompanies } from "./company.ts";

/** Travel and consumer electronics. */
export const TRAVEL_AND_ELECTRONICS = readCompanies(
  "Consumer",
  `
Booking.com / Booking | booking.com | hotel booking 9, travel booking 8, budget 7, family 5 | books hotels, flights and other travel | number of places to stay and free cancellation
Expedia | expedia.com | hotel booking 8, travel booking 9, budget 5 | books hotels, flights and packages | package discounts
Hotels.com | hotels.com | hotel booking 8, budget 6 | books hotels worldwide | rewards on hotel nights
Agoda | agoda.com | hotel booking 8, travel booking 6, budget 8 | books hotels and flights with strength in Asia | prices in Asia
Airbnb | airbnb.com | hotel booking 7, travel booking 6, family 6, budget 4 | books homes and experiences | unusual homes
Priceline | priceline.com | hotel booking 7, travel booking 7, budget 8, @us, @ca | books discounted hotels and flights | mystery hotel deals
trivago / Trivago | trivago.com | hotel booking 7, budget 8 | compares hotel prices | price comparison across sites
Kayak / KAYAK | kayak.com | hotel booking 6, travel booking 8, budget 7 | compares flights, hotels and rental cars | flexible search
Trip.com | trip.com | hotel booking 6, travel booking 7, budget 6 | books hotels, flights and trains | Asian travel coverage
Tripadvisor / TripAdvisor | tripadvisor.com | hotel booking 6, travel booking 6 | publishes travel reviews and compares prices | traveller reviews
HotelTonight | hoteltonight.com | hotel booking 6, budget 7 | books last-minute hotel rooms | last-minute deals
Vrbo | vrbo.com | hotel booking 5, travel booking 4, family 7 | books holiday homes | whole homes for groups
Hostelworld | hostelworld.com | hotel booking 5, budget 9, student 7 | books hostels | hostel choice
Skyscanner | skyscanner.net | travel booking 8, hotel booking 5, budget 8 | compares flights, hotels and rental cars | flexible-date flight search
HRS | hrs.com | hotel booking 4, enterprise 6, @de, @eu | books hotels for business travellers | corporate rates
lastminute.com | lastminute.com | hotel booking 4, travel booking 5, budget 6, @uk, @eu | books late travel deals | late packages
Mr & Mrs Smith | mrandmrssmith.com | hotel booking 4, premium 7 | books boutique hotels | curated boutique hotels
Hopper | hopper.com | travel booking 6, hotel booking 4, budget 6, @us, @ca | predicts fares and books travel | price prediction
GetYourGuide | getyourguide.com | travel booking 5 | books tours and activities | tours and activities
Viator | viator.com | travel booking 5 | books tours and activities | tour selection
Kiwi.com | kiwi.com | travel booking 6, budget 7 | combines flights of different airlines | unusual flight combinations
Omio | omio.com | travel booking 5, @eu, @us | books trains, buses and flights | trains and buses in one search
Trainline | thetrainline.com | travel booking 5, @uk, @eu | sells train and coach tickets | train tickets
TUI | tui.com | travel booking 7, family 7, @eu, @uk, @de | sells package holidays | package holidays
Intrepid Travel | intrepidtravel.com | travel booking 4, sustainable 7 | runs small-group tours | small-group tours
Marriott / Marriott Bonvoy | marriott.com | hotel chain 9, hotel booking 5, premium 5 | runs hotels under many brands | loyalty programme
Hilton | hilton.com | hotel chain 9, hotel booking 5 | runs hotels under many brands | consistent standards
Hyatt | hyatt.com | hotel chain 8, premium 6 | runs hotels and resorts | upscale brands
IHG / IHG Hotels & Resorts | ihg.com | hotel chain 8 | runs Holiday Inn and other hotels | worldwide coverage
Accor | accor.com | hotel chain 8, @eu, @asia, @latam | runs Novotel, Ibis and other hotels | European coverage
Four Seasons | fourseasons.com | hotel chain 8, premium 9 | runs luxury hotels | personal service
Premier Inn | premierinn.com | hotel chain 6, budget 8, @uk, @de | runs budget hotels | reliable budget rooms
Motel One | motel-one.com | hotel chain 5, budget 7, @de, @eu | runs design budget hotels | design at a low price
Singapore Airlines | singaporeair.com | airline 9, premium 8 | flies long-haul from Singapore | cabin service
Qatar Airways | qatarairways.com | airline 9, premium 9 | flies worldwide via Doha | business class suites
Emirates | emirates.com | airline 9, premium 7 | flies worldwide via Dubai | entertainment and network
ANA / All Nippon Airways | ana.co.jp | airline 8, premium 6 | flies from Japan | punctual, attentive service
Cathay Pacific | cathaypacific.com | airline 8 | flies worldwide via Hong Kong | Asian network
Japan Airlines / JAL | jal.co.jp | airline 7 | flies from Japan | economy seat space
Delta / Delta Air Lines | delta.com | airline 8, @us, @eu, @latam, @asia | flies within the US and worldwide | reliability in the US
United / United Airlines | united.com | airline 7, @us, @eu, @asia, @latam | flies within the US and worldwide | long-haul network
American Airlines | aa.com | airline 6, @us, @eu, @latam | flies within the US and worldwide | domestic network
Southwest / Southwest Airlines | southwest.com | airline 7, budget 7, family 5, @us | flies within the US | friendly service
JetBlue | jetblue.com | airline 6, budget 6, @us, @uk | flies within the Americas and to Europe | legroom in economy
Alaska Airlines | alaskaair.com | airline 7, @us | flies along the US West Coast and beyond | mileage programme
Lufthansa | lufthansa.com | airline 7, @de, @eu, @us, @asia | flies worldwide via Frankfurt and Munich | European connections
Air France | airfrance.com | airline 7, @fr, @eu, @us, @africa | flies worldwide via Paris | catering
KLM | klm.com | airline 7, @nl, @eu, @us | flies worldwide via Amsterdam | convenient Amsterdam hub
British Airways | britishairways.com | airline 7, @uk, @us, @eu | flies worldwide via London | London network
Turkish Airlines | turkishairlines.com | airline 8 | flies worldwide via Istanbul | number of destinations
Ryanair | ryanair.com | airline 6, budget 9, @eu, @uk | flies at low fares in Europe | low fares
easyJet | easyjet.com | airline 6, budget 8, @eu, @uk | flies at low fares in Europe | main airports at low fares
Wizz Air | wizzair.com | airline 5, budget 9, @eu | flies at low fares in Europe | eastern European routes
Qantas | qantas.com | airline 7, @au, @asia | flies within and from Australia | safety reputation
Air Canada | aircanada.com | airline 6, @ca, @us | flies within and from Canada | Canadian network
Hertz | hertz.com | car rental 8 | rents cars | loyalty programme
Enterprise / Enterprise Rent-A-Car | enterprise.com | car rental 9, @us, @uk, @eu | rents cars | neighbourhood branches
Sixt / SIXT | sixt.com | car rental 8, premium 6 | rents cars | premium fleet
Avis | avis.com | car rental 7 | rents cars | business service
Turo | turo.com | car rental 5, @us, @ca, @uk | rents cars of private owners | unusual cars
Bose | bose.com | headphones 9, premium 5 | makes headphones and speakers | noise cancelling and comfort
Sennheiser | sennheiser.com | headphones 8, premium 6 | makes headphones and earphones | natural sound
JBL / Harman | jbl.com | headphones 7, budget 6 | makes headphones and portable speakers | bass and price
Beats | beatsbydre.com | headphones 7 | makes headphones owned by Apple | style and quick pairing
Audio-Technica | audio-technica.com | headphones 7, budget 5 | makes studio headphones and microphones | studio monitoring
Beyerdynamic | beyerdynamic.com | headphones 7 | makes studio headphones in Germany | repairable studio models
Bowers & Wilkins | bowerswilkins.com | headphones 7, premium 8 | makes speakers and headphones | refined sound
Soundcore / Anker | soundcore.com | headphones 7, budget 9 | makes affordable headphones and speakers | features at a low price
Jabra | jabra.com | headphones 6, enterprise 5 | makes headsets for calls | call quality
Shure | shure.com | headphones 6, premium 4 | makes microphones and earphones | professional audio
Skullcandy | skullcandy.com | headphones 5, budget 7 | makes affordable headphones | low price
Nothing | nothing.tech | smartphone 6, headphones 6, budget 5 | makes phones and earphones with a see-through look | distinctive design
Grado | gradolabs.com | headphones 4, premium 4 | makes hand-built open headphones | open, lively sound
Focal | focal.com | headphones 5, premium 8 | makes high-end speakers and headphones | high-end detail
OnePlus | oneplus.com | smartphone 7, headphones 3, budget 6 | makes Android phones | fast charging
Xiaomi | mi.com | smartphone 8, wearable 5, television 5, vacuum cleaner 5, budget 9, @asia, @eu, @latam | makes phones and smart home devices | price for performance
Oppo / OPPO | oppo.com | smartphone 6, @asia, @eu | makes Android phones | fast charging and cameras
vivo | vivo.com | smartphone 6, @asia, @eu | makes Android phones | camera work
Honor / HONOR | honor.com | smartphone 6, laptop 3 | makes Android phones | battery life
Motorola | motorola.com | smartphone 6, budget 7 | makes Android phones | clean Android at low prices
Fairphone | fairphone.com | smartphone 6, headphones 3, sustainable 9, @eu, @us | makes repairable phones from fairer materials | repairability
Realme / realme | realme.com | smartphone 5, budget 8, @asia, @eu | makes low-priced Android phones | low price
Huawei / HUAWEI | huawei.com | smartphone 6, wearable 5, laptop 4, solar inverter 8=Huawei FusionSolar: makes solar inverters, @asia, @eu, @cn, @latam | makes phones, networks and solar inverters | camera hardware
TCL | tcl.com | television 7, smartphone 3, budget 7 | makes televisions and phones | large screens at low prices
Hisense | hisense.com | television 7, kitchen appliances 4, budget 7 | makes televisions and appliances | bright screens for the price
Panasonic | panasonic.com | television 6, camera 5, battery storage 5, kitchen appliances 4 | makes electronics and batteries | picture accuracy
Canon | canon.com | camera 9 | makes cameras and printers | lens range
Nikon | nikon.com | camera 8 | makes cameras and optics | handling
Fujifilm / FUJIFILM | fujifilm.com | camera 8, medical devices 3 | makes cameras and medical imaging | film-like colours
GoPro | gopro.com | camera 7 | makes action cameras | stabilisation
Leica | leica-camera.com | camera 6, premium 9 | makes premium cameras | lens quality
DJI | dji.com | camera 5 | makes drones and camera gimbals | stabilised aerial footage
`,
);
