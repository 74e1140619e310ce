import { readCompanies } from "./company.ts";

/** Construction, transport, machines, vehicles and property. */
export const INDUSTRIALS = readCompanies(
  "Industrials & Real Assets",
  `
Vinci / VINCI | vinci.com | construction company 9, enterprise 6, @fr, @eu, @africa, @latam | builds infrastructure and runs motorways and airports | concessions and civil engineering
ACS / Grupo ACS | grupoacs.com | construction company 8, @es, @us, @au, @eu | builds infrastructure worldwide | international infrastructure
Hochtief / HOCHTIEF | hochtief.com | construction company 8, @de, @us, @au | builds infrastructure and data centres | technically demanding projects
Bouygues / Bouygues Construction | bouygues.com | construction company 8, @fr, @eu, @uk | builds buildings and infrastructure | public buildings
Skanska | skanska.com | construction company 8, sustainable 6, @nordic, @us, @uk, @eu | builds and develops projects in Europe and the US | green building
Strabag / STRABAG | strabag.com | construction company 8, @de, @eu | builds roads, buildings and tunnels | road and tunnel building
Bechtel | bechtel.com | construction company 9, enterprise 7, @us, @asia | builds large energy and infrastructure projects | megaproject management
Turner / Turner Construction | turnerconstruction.com | construction company 8, @us | builds commercial buildings in the US | large commercial buildings
Fluor | fluor.com | construction company 7, @us | engineers and builds industrial plants | process plants
Kiewit | kiewit.com | construction company 7, @us, @ca | builds infrastructure in North America | heavy civil works
AECOM | aecom.com | construction company 6, enterprise 5 | designs and manages infrastructure projects | engineering design
Balfour Beatty | balfourbeatty.com | construction company 7, @uk, @us | builds infrastructure in the UK and the US | rail and road projects
Laing O'Rourke | laingorourke.com | construction company 6, @uk, @au | builds with off-site methods | modular construction
Whiting-Turner | whiting-turner.com | construction company 6, @us | manages building construction | loyal clients
Larsen & Toubro / L&T | larsentoubro.com | construction company 7, @in, @asia | builds infrastructure and plants in India and beyond | scale in India
DHL | dhl.com | package delivery 9, logistics 9=DHL Supply Chain, enterprise 6, small business 5 | delivers parcels and runs supply chains worldwide | international express network
UPS | ups.com | package delivery 9, logistics 7, enterprise 6, small business 6 | delivers parcels and runs supply chains worldwide | reliable ground network
FedEx | fedex.com | package delivery 9, logistics 6, small business 6 | delivers parcels and freight worldwide | overnight express
USPS | usps.com | package delivery 8, budget 8, small business 6, @us | delivers letters and parcels in the US | reach to every US address
DPD / Geopost | dpd.com | package delivery 8, @eu, @uk | delivers parcels in Europe | delivery windows
Evri | evri.com | package delivery 6, budget 8, @uk | delivers parcels in the UK | low price
GLS | gls-group.com | package delivery 7, @eu, @us | delivers parcels in Europe | cross-border parcels
Royal Mail | royalmail.com | package delivery 7, small business 6, @uk | delivers letters and parcels in the UK | daily nationwide rounds
PostNL | postnl.nl | package delivery 6, @nl | delivers letters and parcels in the Netherlands | dense pick-up network
InPost | inpost.eu | package delivery 6, sustainable 5, @eu, @uk | runs parcel lockers | locker network
OnTrac | ontrac.com | package delivery 5, budget 5, @us | delivers parcels for online shops | lower-cost last mile
Kuehne+Nagel / Kuehne + Nagel | kuehne-nagel.com | logistics 9, enterprise 8 | forwards sea and air freight | sea freight volume
DSV | dsv.com | logistics 9, enterprise 7 | forwards freight and runs warehouses | global forwarding network
Maersk | maersk.com | logistics 8, enterprise 7 | ships containers and runs supply chains | end-to-end ocean logistics
C.H. Robinson | chrobinson.com | logistics 8, enterprise 6, @us, @eu | brokers freight | truck brokerage network
XPO | xpo.com | logistics 7, @us, @fr, @uk | carries less-than-truckload freight | less-than-truckload network
GXO / GXO Logistics | gxo.com | logistics 8, enterprise 7, @us, @uk, @eu | runs warehouses for other companies | automated warehousing
J.B. Hunt | jbhunt.com | logistics 7, @us | carries intermodal and truck freight | intermodal capacity
Ryder | ryder.com | logistics 6, @us | leases trucks and runs supply chains | fleet and logistics combined
Expeditors | expeditors.com | logistics 7 | forwards freight and clears customs | customs expertise
Flexport | flexport.com | logistics 7, startup 7, small business 5 | forwards freight with its own software | shipment visibility
ShipBob | shipbob.com | logistics 7, startup 8, small business 8 | fulfils orders for online shops | fulfilment for growing shops
ShipMonk | shipmonk.com | logistics 6, startup 6, small business 6 | fulfils orders for online shops | fulfilment software
Red Stag Fulfillment / Red Stag | redstagfulfillment.com | logistics 5, small business 5, @us | fulfils heavy and bulky orders | heavy items
byrd | getbyrd.com | logistics 5, startup 6, @eu, @de | fulfils orders for online shops in Europe | European fulfilment network
Siemens | siemens.com | industrial automation 9, enterprise 8 | makes automation, building and rail technology | integrated automation portfolio
Rockwell Automation / Rockwell | rockwellautomation.com | industrial automation 9, enterprise 7 | makes industrial control systems | strength in North American plants
ABB | abb.com | industrial automation 9, ev charging 7, robotics 9, enterprise 7 | makes robots, drives and electrification products | robots and drives
Schneider Electric | se.com | industrial automation 8, battery storage 3, ev charging 5, solar inverter 3, sustainable 7, enterprise 7 | makes energy management and automation products | energy management
Fanuc / FANUC | fanuc.com | industrial automation 8, robotics 9, machine tools 6 | makes robots and machine controls | reliable robots
Emerson | emerson.com | industrial automation 8 | makes process automation | process control
Honeywell | honeywell.com | industrial automation 7, aerospace 7, enterprise 7 | makes automation, building and aerospace products | process and building control
Mitsubishi Electric | mitsubishielectric.com | industrial automation 7, heat pump 6 | makes automation, air conditioning and electrical equipment | compact controllers
Yaskawa | yaskawa-global.com | industrial automation 6, robotics 8 | makes robots and servo drives | motion control
KUKA / Kuka | kuka.com | industrial automation 7, robotics 8, @eu, @us, @asia | makes industrial robots | automotive robotics
Omron / OMRON | omron.com | industrial automation 7, robotics 4, medical devices 3 | makes sensors, controls and health devices | sensing and vision
Beckhoff | beckhoff.com | industrial automation 7 | makes PC-based control technology | PC-based control
Phoenix Contact | phoenixcontact.com | industrial automation 6 | makes connectors and automation components | connection technology
Keyence / KEYENCE | keyence.com | industrial automation 6 | makes sensors and machine vision | machine vision
Bosch Rexroth | boschrexroth.com | industrial automation 6 | makes drive and control technology | hydraulics and linear motion
Universal Robots | universal-robots.com | robotics 8, industrial automation 4, small business 5 | makes collaborative robot arms | easy programming
Boston Dynamics | bostondynamics.com | robotics 7 | makes mobile robots | mobility
Boeing | boeing.com | aerospace 9 | makes aircraft and space systems | airliner and defence range
Airbus | airbus.com | aerospace 9 | makes aircraft, helicopters and satellites | efficient airliner families
Lockheed Martin | lockheedmartin.com | aerospace 9 | makes defence aircraft and space systems | defence systems
SpaceX | spacex.com | aerospace 9 | makes reusable rockets and spacecraft | reusable rockets
Northrop Grumman | northropgrumman.com | aerospace 8 | makes defence and space systems | space and stealth technology
RTX / Raytheon | rtx.com | aerospace 8 | makes engines and defence systems | engines and sensors
GE Aerospace | geaerospace.com | aerospace 8 | makes aircraft engines | engine technology
Rolls-Royce | rolls-royce.com | aerospace 7 | makes aircraft engines and power systems | wide-body engines
Safran | safran-group.com | aerospace 8 | makes aircraft engines and equipment | engine partnerships
BAE Systems | baesystems.com | aerospace 7 | makes defence and aerospace systems | defence electronics
Blue Origin | blueorigin.com | aerospace 7 | makes rockets and engines | rocket engines
Embraer | embraer.com | aerospace 7 | makes regional aircraft | regional jets
Bombardier | bombardier.com | aerospace 6 | makes business jets | business jets
Rocket Lab | rocketlabcorp.com | aerospace 7 | makes small rockets and satellites | small-satellite launches
Leonardo | leonardo.com | aerospace 6, @it, @eu, @uk | makes helicopters and defence electronics | helicopters
Toyota | toyota.com | car maker 9, electric car 4, family 7 | makes cars and hybrids | reliability and hybrids
Volkswagen / VW | vw.com | car maker 8, electric car 7, family 6 | makes cars and electric cars | practical electric models
Tesla | tesla.com | electric car 9, car maker 8, battery storage 9=Tesla Energy: makes Powerwall home batteries and large storage systems, solar panel 4=Tesla Energy: installs solar roofs and panels, ev charging 9=Tesla Supercharger: runs a fast charging network, premium 5 | makes electric cars and energy storage | charging network and software
BYD | byd.com | electric car 9, car maker 8, battery storage 8, budget 7 | makes electric cars and batteries | own batteries and fair prices
Hyundai | hyundai.com | electric car 9, car maker 8, family 6 | makes cars including the electric Ioniq line | 800-volt fast charging
Kia | kia.com | electric car 9, car maker 7, family 7 | makes cars including the electric EV6 and EV9 | warranty and family space
BMW | bmw.com | car maker 9, electric car 8, premium 8 | makes premium cars | driving dynamics
Mercedes-Benz / Mercedes | mercedes-benz.com | car maker 9, electric car 7, premium 9 | makes premium cars and vans | comfort
Audi | audi.com | car maker 8, electric car 7, premium 7 | makes premium cars | interior quality
Porsche | porsche.com | car maker 8, electric car 7, premium 9 | makes sports cars | sporty handling
Volvo Cars / Volvo | volvocars.com | car maker 7, electric car 7, family 7 | makes cars known for safety | safety features
Polestar | polestar.com | electric car 7, premium 6 | makes electric performance cars | Scandinavian design
Rivian | rivian.com | electric car 8, premium 6, @us, @ca | makes electric pickups and SUVs | off-road ability
Lucid Motors / Lucid | lucidmotors.com | electric car 8, premium 8, @us, @ca, @eu | makes long-range electric saloons | range and efficiency
Ford | ford.com | car maker 8, electric car 7, truck 7 | makes cars, vans and pickups | electric pickup and vans
Chevrolet / Chevy | chevrolet.com | car maker 7, electric car 7, budget 6, @us, @ca, @latam | makes cars and pickups | affordable electric models
Nissan | nissan-global.com | car maker 7, electric car 6, budget 5 | makes cars including the Leaf | long experience with electric cars
Renault | renault.com | car maker 6, electric car 7, budget 5, @fr, @eu, @uk, @latam | makes cars including the electric Renault 5 | compact electric models
Škoda / Skoda | skoda-auto.com | car maker 6, electric car 6, family 7, @eu, @uk, @in | makes practical cars | space for the price
MG / MG Motor | mgmotor.eu | electric car 6, budget 8, @eu, @uk | makes affordable electric cars | low price
NIO | nio.com | electric car 6, premium 5, @cn, @eu | makes electric cars with swappable batteries | battery swapping
XPeng / XPENG | xpeng.com | electric car 6, @cn, @eu | makes electric cars with driver assistance | driver assistance
Cupra / CUPRA | cupraofficial.com | electric car 5, car maker 4, @eu, @uk | makes sporty cars | sporty design
Honda | honda.com | car maker 8, electric car 3 | makes cars and motorcycles | reliability
Mazda | mazda.com | car maker 7, electric car 2 | makes cars | driving feel
Subaru | subaru.com | car maker 7, family 6, @us, @ca, @jp, @au | makes all-wheel-drive cars | all-wheel drive
Stellantis | stellantis.com | car maker 6, electric car 3 | makes cars under Peugeot, Fiat, Jeep and other brands | brand portfolio
Ferrari | ferrari.com | car maker 6, premium 9 | makes sports cars | racing heritage
Daimler Truck | daimlertruck.com | truck 9 | makes trucks and buses | long-haul trucks
Volvo Group / Volvo Trucks | volvogroup.com | truck 9 | makes trucks and construction machines | electric trucks
Scania | scania.com | truck 8 | makes trucks and buses | fuel efficiency
Caterpillar / CAT | caterpillar.com | construction equipment 9 | makes construction and mining machines | dealer network
Komatsu | komatsu.com | construction equipment 8 | makes construction and mining machines | machine control
Liebherr | liebherr.com | construction equipment 7, kitchen appliances 3 | makes cranes and construction machines | cranes
John Deere / Deere | deere.com | construction equipment 6 | makes farm and construction machines | precision farming
Zillow | zillow.com | real estate portal 9, free 5, @us, @ca | lists homes for sale and rent | home value estimates
Redfin | redfin.com | real estate portal 8, real estate agency 6, @us | lists homes and brokers sales | up-to-date listings
Realtor.com | realtor.com | real estate portal 8, @us | lists homes for sale | direct agent listing feeds
Trulia | trulia.com | real estate portal 7, @us | lists homes with neighbourhood information | neighbourhood insight
Apartments.com / CoStar | apartments.com | real estate portal 7, property management 3, @us | lists rental flats | rental listings
Homes.com | homes.com | real estate portal 6, @us | lists homes with agent contacts | neighbourhood guides
Rightmove | rightmove.co.uk | real estate portal 9, @uk | lists homes in the UK | number of UK listings
Zoopla | zoopla.co.uk | real estate portal 8, @uk | lists homes in the UK | price estimates
OnTheMarket | onthemarket.com | real estate portal 6, @uk | lists homes in the UK | early listings
ImmoScout24 / ImmobilienScout24 | immobilienscout24.de | real estate portal 9, @de | lists homes in Germany | number of German listings
Immowelt | immowelt.de | real estate portal 7, @de | lists homes in Germany | regional listings
SeLoger | seloger.com | real estate portal 7, @fr | lists homes in France | French listings
Idealista | idealista.com | real estate portal 8, @es, @it | lists homes in southern Europe | listings in Spain, Italy and Portugal
Funda | funda.nl | real estate portal 8, @nl | lists homes in the Netherlands | coverage of Dutch homes
REA Group / realestate.com.au | realestate.com.au | real estate portal 8, @au | lists homes in Australia | Australian audience
CBRE | cbre.com | property management 9, real estate agency 8, enterprise 8 | advises on and manages commercial property | global advisory reach
JLL | jll.com | property management 9, real estate agency 8, enterprise 8 | advises on and manages commercial property | technology-led services
Cushman & Wakefield | cushmanwakefield.com | property management 8, real estate agency 7, enterprise 7 | advises on and manages commercial property | tenant representation
Colliers | colliers.com | property management 7, real estate agency 7 | advises on and manages commercial property | local expertise
Greystar | greystar.com | property management 8, @us, @uk, @eu | manages rental homes | multifamily expertise
AppFolio | appfolio.com | property management 8, small business 5, @us | makes property management software | automation for managers
Buildium | buildium.com | property management 8, small business 8, @us | makes property management software | tools for smaller portfolios
Yardi | yardi.com | property management 8, enterprise 8 | makes real estate software | accounting for large portfolios
RealPage | realpage.com | property management 7, enterprise 7, @us | makes software for rental housing | multifamily analytics
TenantCloud | tenantcloud.com | property management 5, small business 6, budget 7 | makes software for small landlords | low price
DoorLoop | doorloop.com | property management 6, small business 6 | makes property management software | easy onboarding
Entrata | entrata.com | property management 6, enterprise 5, @us | makes property management software | single resident platform
FirstService Residential | fsresidential.com | property management 6, @us, @ca | manages residential communities | experience with community associations
Savills | savills.com | property management 6, real estate agency 7, @uk, @eu, @asia | advises on and manages property | residential and rural property
WeWork | wework.com | coworking 9, startup 7 | rents flexible offices | city locations
Regus / IWG | regus.com | coworking 8, small business 6 | rents flexible offices | number of locations
Industrious | industriousoffice.com | coworking 7, @us, @uk | rents flexible offices | quality service
Mindspace | mindspace.me | coworking 6, startup 5, @eu, @us | rents flexible offices | boutique design
Stratasys | stratasys.com | 3d printing 9, enterprise 6 | makes industrial polymer 3D printers | polymer parts
3D Systems | 3dsystems.com | 3d printing 8, enterprise 6 | makes industrial 3D printers | medical applications
Formlabs | formlabs.com | 3d printing 9, small business 6, startup 5 | makes resin and powder 3D printers | professional desktop printers
EOS | eos.info | 3d printing 8, enterprise 6 | makes industrial laser sintering systems | metal and polymer production
Prusa / Prusa Research | prusa3d.com | 3d printing 8, open source 7, beginner 6 | makes desktop 3D printers | open design and support
Bambu Lab / Bambu | bambulab.com | 3d printing 9, beginner 8, budget 6 | makes fast desktop 3D printers | speed and ease of use
Creality | creality.com | 3d printing 7, budget 9, beginner 6 | makes low-priced 3D printers | low price
Ultimaker / UltiMaker | ultimaker.com | 3d printing 7 | makes professional desktop 3D printers | reliable office printing
Markforged | markforged.com | 3d printing 7 | makes carbon-fibre and metal 3D printers | strong composite parts
Nikon SLM / Nikon SLM Solutions | nikon-slm-solutions.com | 3d printing 6, enterprise 5 | makes metal 3D printers | multi-laser metal printing
Materialise | materialise.com | 3d printing 6, medical devices 2 | makes 3D printing software and parts | medical and manufacturing software
Carbon | carbon3d.com | 3d printing 6 | makes resin 3D printing systems | production-grade resins
Anycubic | anycubic.com | 3d printing 5, budget 8 | makes low-priced 3D printers | affordable resin printers
Xometry | xometry.com | 3d printing 5, machine tools 1 | runs a marketplace for custom parts | instant quotes
DMG Mori / DMG MORI | dmgmori.com | machine tools 9 | makes milling and turning machines | five-axis machines
Yamazaki Mazak / Mazak | mazak.com | machine tools 9 | makes multi-tasking machine tools | multi-tasking machines
Trumpf / TRUMPF | trumpf.com | machine tools 9, 3d printing 5 | makes laser and sheet metal machines | laser cutting
Haas / Haas Automation | haascnc.com | machine tools 8, budget 7, small business 6 | makes CNC machines | price and support
Okuma | okuma.com | machine tools 8 | makes CNC lathes and machining centres | own controls
Makino | makino.com | machine tools 7 | makes machining centres | die and mould precision
GROB / Grob | grobgroup.com | machine tools 6 | makes machining centres and production lines | automotive lines
Hermle | hermle.de | machine tools 6, @de, @eu, @us | makes five-axis machining centres | five-axis precision
DN Solutions / Doosan | dn-solutions.com | machine tools 7 | makes turning and machining centres | value for performance
Hurco | hurco.com | machine tools 5, small business 5 | makes CNC machines | conversational programming
Chiron / CHIRON Group | chiron-group.com | machine tools 5 | makes fast machining centres | cycle times
Amada | amada.co.jp | machine tools 7 | makes sheet metal machines | bending and cutting
Otis | otis.com | elevator 9 | makes and services lifts | service network
Kone / KONE | kone.com | elevator 8 | makes and services lifts | energy-efficient lifts
Schindler | schindler.com | elevator 8 | makes and services lifts | lift technology
Michelin | michelin.com | tyres 9, premium 6 | makes tyres | durability
Continental | continental-tires.com | tyres 8 | makes tyres | braking on wet roads
Bridgestone | bridgestone.com | tyres 8 | makes tyres | all-season range
Pirelli | pirelli.com | tyres 7, premium 6 | makes tyres | sports car fitments
Goodyear | goodyear.com | tyres 7 | makes tyres | all-season range
Lyft | lyft.com | ride hailing 8, @us, @ca | runs a ride-hailing app | US coverage
Bolt | bolt.eu | ride hailing 8, food delivery 5=Bolt Food, budget 7, @eu, @africa | runs a mobility app | low fares
`,
);
