import { readCompanies } from "./company.ts";

/** Solar, wind, storage, charging, utilities, oil and gas. */
export const ENERGY = readCompanies(
  "Energy",
  `
LONGi / LONGi Solar | longi.com | solar panel 9, enterprise 6 | makes monocrystalline solar wafers and panels | high-efficiency monocrystalline panels
JinkoSolar / Jinko | jinkosolar.com | solar panel 9, battery storage 3, budget 5 | makes solar panels at large scale | volume and n-type panels
Trina Solar | trinasolar.com | solar panel 9, battery storage 3 | makes solar panels and trackers | large-format panels
Canadian Solar | canadiansolar.com | solar panel 7, battery storage 5, budget 6 | makes solar panels and storage systems | value for money
JA Solar | jasolar.com | solar panel 7, budget 5 | makes solar cells and panels | steady quality at scale
First Solar | firstsolar.com | solar panel 9, enterprise 6, @us, @in | makes thin-film solar panels in the US | thin-film technology for large plants
Maxeon / SunPower by Maxeon | maxeon.com | solar panel 8, premium 8 | makes high-efficiency solar panels | long warranties
Qcells / Hanwha Qcells | qcells.com | solar panel 9, battery storage 3 | makes solar panels and offers energy services | residential panels and US production
REC Group / REC | recgroup.com | solar panel 7, premium 7 | makes solar panels with heterojunction cells | output per area
Tongwei | tongwei.com | solar panel 8, @cn, @asia, @eu | makes polysilicon, cells and panels | cell production scale
Risen Energy / Risen | risenenergy.com | solar panel 7, budget 6 | makes solar panels | heterojunction panels at scale
Astronergy / Chint Solar | astronergy.com | solar panel 8 | makes solar panels | n-type panels
Aiko / AIKO | aikosolar.com | solar panel 8, premium 5 | makes back-contact solar panels | back-contact efficiency
Silfab / Silfab Solar | silfabsolar.com | solar panel 7, @us, @ca | makes solar panels in North America | North American production
Solarwatt | solarwatt.com | solar panel 5, battery storage 4, @de, @eu | sells glass-glass panels and home storage | long glass-glass warranties
Heckert Solar | heckertsolar.com | solar panel 4, @de, @eu | sells solar panels in Germany | German service
Sunrun | sunrun.com | solar installer 9, solar panel 3, battery storage 4, @us | installs and finances home solar systems | lease and subscription options
Palmetto | palmetto.com | solar installer 6, @us | arranges home solar and energy upgrades | digital customer service
1KOMMA5° / 1komma5 | 1komma5.com | solar installer 7, heat pump 5, ev charging 3, battery storage 3, @de, @eu, @au | installs solar, storage and heat pumps | complete installation service
Enpal | enpal.de | solar installer 8, battery storage 3, heat pump 3, @de | rents and sells home solar systems | rental without upfront cost
Otovo | otovo.com | solar installer 5, @eu | arranges home solar installations | comparison of local installers
EnergySage | energysage.com | solar installer 5, free 6, @us | compares offers of solar installers | quote comparison
Enphase / Enphase Energy | enphase.com | solar inverter 9, battery storage 7, ev charging 2 | makes microinverters and home batteries | microinverter reliability
SolarEdge | solaredge.com | solar inverter 9, battery storage 5, ev charging 2 | makes inverters with power optimisers | panel-level optimisation
SMA / SMA Solar | sma.de | solar inverter 8, battery storage 3, ev charging 2 | makes solar inverters in Germany | engineering quality
Fronius | fronius.com | solar inverter 8, ev charging 3 | makes solar inverters in Austria | serviceability
Sungrow | sungrowpower.com | solar inverter 8, battery storage 7 | makes inverters and storage systems | utility-scale reliability
GoodWe | goodwe.com | solar inverter 7, battery storage 4, budget 6 | makes inverters and batteries | price for performance
Growatt | growatt.com | solar inverter 6, battery storage 4, budget 7 | makes inverters and portable power | low price
CATL | catl.com | battery storage 9, enterprise 6 | makes lithium-ion batteries for vehicles and storage | cell production scale
LG Energy Solution / LG Energy | lgensol.com | battery storage 8 | makes lithium-ion batteries | home and vehicle cells
Fluence | fluenceenergy.com | battery storage 8, enterprise 7 | builds grid-scale battery systems | grid-scale software
sonnen / Sonnen | sonnen.de | battery storage 8, premium 6, @de, @eu, @us, @au | makes home batteries and links them in a community | virtual power plant
Pylontech | pylontech.com.cn | battery storage 6, budget 6 | makes modular lithium batteries | modular packs
Form Energy | formenergy.com | battery storage 6, @us | develops iron-air batteries for long storage | multi-day storage
Samsung SDI | samsungsdi.com | battery storage 7 | makes lithium-ion batteries | cell safety
EVE Energy / EVE | evebattery.com | battery storage 5 | makes lithium batteries | large cells
E3/DC | e3dc.com | battery storage 5, solar inverter 3, @de | makes home power stations | backup power
EcoFlow | ecoflow.com | battery storage 6, portable power 9 | makes portable power stations and home batteries | portable charging speed
Bluetti / BLUETTI | bluettipower.com | portable power 8, battery storage 4 | makes portable power stations | modular capacity
Jackery | jackery.com | portable power 8 | makes portable power stations and solar panels | simplicity outdoors
Vestas | vestas.com | wind turbine 9, enterprise 6 | makes onshore and offshore wind turbines | service network and installed fleet
Siemens Gamesa | siemensgamesa.com | wind turbine 8 | makes wind turbines | offshore turbines
GE Vernova | gevernova.com | wind turbine 8, enterprise 6 | makes wind and gas turbines and grid equipment | onshore turbines in the US
Goldwind | goldwind.com | wind turbine 9, @cn, @asia, @latam | makes wind turbines in China | direct-drive turbines
Envision / Envision Energy | envision-group.com | wind turbine 8, battery storage 4 | makes wind turbines and energy software | smart turbine software
Nordex / Nordex Group | nordex-online.com | wind turbine 8 | makes onshore wind turbines | onshore focus
Enercon / ENERCON | enercon.de | wind turbine 7, @de, @eu | makes gearless onshore wind turbines | gearless design
Mingyang / Mingyang Smart Energy | myse.com.cn | wind turbine 7, @cn, @asia | makes onshore and offshore wind turbines | very large offshore turbines
Suzlon | suzlon.com | wind turbine 6, @in | makes wind turbines in India | Indian service network
Saudi Aramco / Aramco | aramco.com | oil company 9 | produces oil and gas in Saudi Arabia | low production cost
ExxonMobil / Exxon | exxonmobil.com | oil company 9 | produces and refines oil and gas | integrated scale
Shell | shell.com | oil company 9, ev charging 6=Shell Recharge: runs charging points, green electricity 2 | produces oil and gas and sells fuels | trading and natural gas
Chevron | chevron.com | oil company 8 | produces and refines oil and gas | capital discipline
BP / bp | bp.com | oil company 8, ev charging 6=bp pulse: runs charging points | produces oil and gas and sells fuels | fuels and trading
TotalEnergies / Total | totalenergies.com | oil company 8, green electricity 4, solar panel 1, ev charging 4 | produces oil, gas and electricity | mix of gas and electricity
Equinor | equinor.com | oil company 8, wind turbine 1 | produces oil, gas and offshore wind power | low-emission production
Eni | eni.com | oil company 7, @it, @eu, @africa | produces and refines oil and gas | African gas fields
ConocoPhillips | conocophillips.com | oil company 7 | explores and produces oil and gas | low-cost shale
Petrobras | petrobras.com.br | oil company 7, @latam | produces oil offshore Brazil | deep-water fields
Repsol | repsol.com | oil company 6, utility 4, @es, @latam | refines oil and sells energy | Iberian refining
PetroChina | petrochina.com.cn | oil company 7, @cn | produces oil and gas in China | gas pipelines
SLB / Schlumberger | slb.com | oilfield services 9, enterprise 7 | provides oilfield technology | reservoir technology
Halliburton | halliburton.com | oilfield services 8 | provides oilfield services | hydraulic fracturing
Baker Hughes | bakerhughes.com | oilfield services 8 | provides oilfield and gas technology | turbomachinery
NextEra Energy / NextEra | nexteraenergy.com | utility 9, green electricity 5, @us | generates power and runs a utility in Florida | wind and solar generation
Duke Energy | duke-energy.com | utility 8, @us | supplies electricity and gas | regulated service area
Southern Company | southerncompany.com | utility 7, @us | supplies electricity and gas | nuclear generation
Exelon | exeloncorp.com | utility 7, @us | distributes electricity and gas | urban grids
Iberdrola | iberdrola.com | utility 9, green electricity 7, @es, @uk, @latam, @us | generates and supplies electricity | renewable generation
Enel | enel.com | utility 9, green electricity 6, ev charging 4, @it, @es, @latam | generates and supplies electricity | smart grids
EDF / Électricité de France | edf.fr | utility 8, green electricity 3, @fr, @uk | generates mainly nuclear electricity | low-carbon generation
Engie / ENGIE | engie.com | utility 8, green electricity 5, @fr, @latam | supplies gas, power and services | energy services
E.ON | eon.com | utility 8, green electricity 5, ev charging 5, @de, @uk | runs grids and supplies energy | European grids
RWE | rwe.com | utility 7, green electricity 3, @de, @uk, @us | generates electricity from wind, solar and gas | offshore wind
EnBW | enbw.com | utility 7, green electricity 4, ev charging 8, @de | supplies energy and runs fast chargers | German fast charging network
Vattenfall | vattenfall.com | utility 7, green electricity 6, ev charging 4, @nordic, @de, @nl | generates and supplies electricity | Nordic fossil-free generation
Ørsted / Orsted | orsted.com | utility 6, green electricity 6, wind turbine 1, @nordic, @uk, @us | develops offshore wind farms | offshore wind farms
National Grid | nationalgrid.com | utility 7, @uk, @us | runs electricity and gas networks | transmission networks
Octopus Energy | octopus.energy | green electricity 9, utility 7, heat pump 5, ev charging 4, @uk, @de, @fr, @it, @es, @us | supplies renewable electricity with smart tariffs | smart tariffs and service
Good Energy | goodenergy.co.uk | green electricity 7, @uk | supplies renewable electricity in the UK | matched renewable supply
Ecotricity | ecotricity.co.uk | green electricity 7, @uk | supplies green electricity and gas in the UK | investment in new generation
OVO / OVO Energy | ovoenergy.com | green electricity 6, utility 6, @uk | supplies energy in the UK | home charging add-ons
Tibber | tibber.com | green electricity 8, @nordic, @de, @nl | supplies electricity at hourly prices | hourly prices in an app
LichtBlick | lichtblick.de | green electricity 8, @de | supplies green electricity and gas in Germany | long experience with green supply
Naturstrom / naturstrom | naturstrom.de | green electricity 8, @de | supplies green electricity and builds plants | new renewable plants
Green Planet Energy | green-planet-energy.de | green electricity 7, @de | supplies green electricity as a cooperative | strict green criteria
EWS Schönau / Elektrizitätswerke Schönau | ews-schoenau.de | green electricity 7, @de | supplies green electricity as a cooperative | citizen ownership
Polarstern | polarstern-energie.de | green electricity 6, @de | supplies green electricity and biogas | independent green supply
Ostrom | ostrom.de | green electricity 6, @de | supplies green electricity at dynamic prices | dynamic prices in an app
Green Mountain Energy | greenmountainenergy.com | green electricity 7, @us | supplies renewable electricity plans | renewable plans in Texas
Rhythm Energy / Rhythm | gotrhythm.com | green electricity 5, @us | supplies renewable electricity in Texas | simple renewable plans
Vandebron | vandebron.nl | green electricity 6, @nl | supplies green electricity from local producers | choice of local producer
Ekwateur / ekWateur | ekwateur.fr | green electricity 5, @fr | supplies green electricity and gas | participatory supply
Holaluz | holaluz.com | green electricity 6, solar installer 4, @es | supplies green electricity and installs solar | rooftop solar tariffs
ChargePoint | chargepoint.com | ev charging 9, enterprise 7 | makes charging stations and network software | network software for businesses
EVgo | evgo.com | ev charging 7, @us | runs fast chargers in US cities | urban fast charging
Electrify America | electrifyamerica.com | ev charging 8, @us, @ca | runs fast chargers in North America | high-power highway charging
Ionity / IONITY | ionity.eu | ev charging 8, @eu, @uk | runs fast chargers along European motorways | motorway fast charging
Wallbox | wallbox.com | ev charging 8, small business 5 | makes home and public chargers | compact home chargers
EVBox | evbox.com | ev charging 6, @eu, @us | makes charging stations and software | workplace charging
Blink / Blink Charging | blinkcharging.com | ev charging 6, @us, @uk, @eu | makes and runs charging stations | flexible host models
Allego | allego.eu | ev charging 6, @eu | runs charging points in Europe | city and motorway sites
Fastned | fastnedcharging.com | ev charging 7, @eu, @nl, @uk, @de | runs fast charging stations in Europe | easy drive-through stations
Easee | easee.com | ev charging 6, @eu, @nordic | makes small home chargers | small smart chargers
Zaptec | zaptec.com | ev charging 6, @eu, @nordic | makes chargers for homes and apartment blocks | load balancing in apartment blocks
go-e | go-e.com | ev charging 6, @eu, @de | makes portable home chargers | portable use
Alfen | alfen.com | ev charging 5, battery storage 4, @eu, @nl | makes chargers, storage and substations | grid integration
Viessmann | viessmann.com | heat pump 9, solar panel 1, @de, @eu | makes heat pumps and boilers | system integration
Vaillant | vaillant.com | heat pump 9, @de, @eu, @uk | makes heat pumps and boilers | quiet heat pumps
Daikin | daikin.com | heat pump 9 | makes heat pumps and air conditioning | breadth of models
Stiebel Eltron | stiebel-eltron.com | heat pump 7, @de, @eu, @us, @au | makes heat pumps and water heaters | ground-source experience
NIBE | nibe.eu | heat pump 7, @nordic, @eu | makes heat pumps | cold-climate performance
Carrier | carrier.com | heat pump 7 | makes heating and cooling systems | whole-home systems
Westinghouse / Westinghouse Electric | westinghousenuclear.com | nuclear 9 | designs nuclear reactors and fuel | reactor technology
Framatome | framatome.com | nuclear 7, @fr, @eu, @us | builds and services nuclear plants | plant services
NuScale / NuScale Power | nuscalepower.com | nuclear 6, @us | develops small modular reactors | small modular design
Plug Power / Plug | plugpower.com | hydrogen 8 | makes fuel cells and electrolysers | material handling fuel cells
Bloom Energy | bloomenergy.com | hydrogen 6, enterprise 5 | makes solid oxide fuel cells | on-site power
Nel / Nel Hydrogen | nelhydrogen.com | hydrogen 7 | makes electrolysers | electrolyser experience
Linde | linde.com | hydrogen 8 | supplies industrial gases and hydrogen plants | gas infrastructure
Air Liquide | airliquide.com | hydrogen 8 | supplies industrial gases and hydrogen | gas infrastructure
`,
);
