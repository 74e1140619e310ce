import type { Sector } from "@standings/domain";

/** By sector: `tag | label | synonyms; … | criteria; …`. Criteria complete "strong on …". */
export const TOPIC_ROWS: readonly (readonly [Sector, string])[] = [
  [
    "Technology",
    `
crm | CRM software | customer relationship management; contact management; sales pipeline software | pipeline tracking; contact management; sales automation; quick adoption; integrations
marketing automation | marketing automation software | automated marketing; lead nurturing; marketing platform | campaign workflows; lead scoring; segmentation; reporting
email marketing | email marketing software | newsletter tool; newsletter software; email campaign; mailing software; email automation | deliverability; templates; automation; list management; fair pricing
help desk | help desk software | customer service software; customer support software; ticketing; helpdesk; support tool; service desk | ticket handling; automation; self-service; reporting
live chat | live chat software | chat widget; website chat; chatbot | response times; chatbots; visitor tracking; simple setup
sales prospecting | sales prospecting software | sales intelligence; lead generation software; outreach tool; cold email; prospecting; b2b data | data coverage; contact accuracy; outreach sequences; enrichment
newsletter | newsletter platforms | newsletter platform; paid newsletter | audience growth; paid subscriptions; writing experience
seo tools | SEO tools | seo; search engine optimisation tool; search engine optimization tool; keyword research; rank tracker; backlink checker; seo software | keyword research; backlink data; site audits; rank tracking
project management | project management software | task management; work management; project planning; project tool; to do app; kanban; issue tracker | task tracking; timelines; collaboration; reporting; ease of use
note taking | note-taking apps | note app; notes app; knowledge base; wiki software | search; linking of notes; sync between devices; offline use
whiteboard | online whiteboards | online whiteboard; whiteboard tool; brainstorming tool | templates; live collaboration; diagrams
cloud storage | cloud storage | file storage; file sharing; cloud backup; online backup | low storage cost; sync speed; sharing controls; security
video conferencing | video conferencing software | video meeting; video call; online meeting; web conferencing; meeting software | call quality; easy joining; screen sharing; recordings
webinar | webinar software | webinar platform; online event software | registration pages; audience interaction; recordings
team chat | team chat software | team messaging; slack alternative; workplace chat; collaboration tool | search; integrations; channels; notifications
business phone | business phone systems | voip; cloud phone; phone system | call quality; call routing; mobile apps
design tool | design tools | graphic design software; ui design; ux design tool; design software; prototyping tool; illustration software; photo editor; photo editing | templates; collaboration; vector editing; prototyping
survey tool | survey tools | survey; online survey; survey software; form builder; questionnaire; feedback tool | question logic; design; analysis; response rates
e-signature | e-signature software | esign; electronic signature; digital signature; document signing; signing software | legal validity; simple signing; templates; audit trails
website builder | website builders | site builder; build a website; website creator; web builder; landing page builder; portfolio website | templates; ease of use; design freedom; built-in hosting
ecommerce platform | ecommerce platforms | ecommerce; online store; online shop; webshop; shopping cart software; shop system; e-commerce software | checkout; themes; app range; inventory handling
point of sale | point-of-sale systems | pos system; pos; cash register; till system; epos | hardware; inventory; payment options
accounting software | accounting software | accounting; bookkeeping; bookkeeping software; accounting app; accounting tool | bank feeds; tax reports; invoicing; ease of use
payroll software | payroll software | payroll; payroll provider; payroll service; payroll company | tax filing; benefits handling; ease of use; clear pricing; support
hr software | HR software | hr; human resources software; hris; hr platform; hr system; people management software | employee records; onboarding; time off; reporting
performance management | performance management software | employee engagement software; performance review software | review cycles; goal tracking; feedback
applicant tracking | applicant tracking systems | ats; recruiting software; hiring software; recruitment software | interview planning; candidate pipelines; job posting
erp | ERP systems | enterprise resource planning; erp software | finance depth; industry fit; customisation; reporting
tax software | tax software | tax filing; tax return; tax preparation | guided questions; accuracy; support
no-code | no-code tools | no code; low code; app builder; nocode; low-code platform; build apps without code | speed of building; flexibility; integrations; templates
workflow automation | workflow automation tools | automation tool; automation platform; process automation; zapier alternative | number of connectors; branching logic; reliability
cloud data warehouse | cloud data warehouses | data warehouse; cloud warehouse; data lakehouse; lakehouse; analytics database; data platform | query performance; scaling; reliability; cost control; governance
data integration | data integration tools | etl; elt; data pipeline; reverse etl | connectors; reliability; transformation
database | databases | database service; managed database; postgres hosting; nosql | scaling; reliability; developer experience
cloud provider | cloud platforms | cloud; cloud hosting; cloud platform; cloud computing; cloud infrastructure; iaas; cloud server; vps | global regions; range of services; clear pricing; reliability
content delivery | content delivery networks | cdn; content delivery network | latency; caching; security features
web hosting | web hosting | website hosting; hosting; wordpress hosting; web host; hosting provider | uptime; page speed; support; fair renewal prices
domain registrar | domain registrars | domain name; register a domain; domain registration | fair renewal prices; privacy protection; simple management
business intelligence | business intelligence tools | bi; bi tool; data analytics; data analytics tool; analytics software; dashboard; data visualisation; data visualization; reporting tool; analytics platform; embedded analytics | dashboards; self-service analysis; data modelling; sharing
observability | observability tools | monitoring; application monitoring; apm; log management; logging; infrastructure monitoring; uptime monitoring; server monitoring | alerting; tracing; log search; cost control
incident management | incident management software | on call; incident response software | on-call schedules; escalation; status pages
developer tools | developer tools | developer; developer platform; devops; ci cd; code editor; coding tool; ide; version control | workflow speed; integrations; collaboration; reliability
product analytics | product analytics tools | product analytics tool; user analytics; app analytics | event analysis; funnels; retention reports
web analytics | web analytics tools | website analytics; analytics tool; google analytics alternative; traffic analytics; heatmap; site analytics | traffic reports; privacy; event tracking; ease of use
cybersecurity | cybersecurity companies | cyber security; network security; information security; endpoint security; endpoint protection; security software; cloud security | threat detection; response; coverage; reporting
compliance software | compliance software | soc 2; iso 27001; security compliance | audit preparation; monitoring; integrations
antivirus | antivirus software | anti virus; virus protection; malware protection; internet security; virus scanner | malware detection; light system load; useful extras; value for money
password manager | password managers | password vault; password app; password keeper | security; autofill; sharing; recovery options
vpn | VPN services | virtual private network; vpn service; vpn provider | speed; privacy; server locations; streaming access
ai assistant | AI assistants | ai chatbot; chatbot assistant; llm; large language model; ai chat; generative ai; ai tool; ai search; ai company; ai model; ai startup; ai agent | answer quality; reasoning; file handling; integrations
ai writing | AI writing tools | ai writer; ai tool for writing; ai for writing; writing assistant; ai copywriting; writing tool; content generator; grammar checker; copywriting tool | text quality; tone control; editing; templates
translation software | translation software | localisation software; localization software; machine translation; translator app | translation quality; workflows; glossaries
social media management | social media management tools | social media tool; social media scheduling; social media software; social media scheduler; social media marketing tool; social listening | scheduling; analytics; inbox handling; approvals
laptop | laptops | notebook; laptop computer; ultrabook; macbook alternative; gaming laptop | battery life; screen quality; performance; keyboard
smartphone | smartphones | phone; mobile phone; android phone; cell phone; camera phone | camera quality; battery life; long software updates; display
`,
  ],
  [
    "Financials",
    `
business bank account | business bank accounts | business account; business banking; business bank; company account; bank account for business; startup bank; bank for startups; corporate account | transparent fees; online opening; multi-user access; bookkeeping links; international payments
neobank | digital banks | digital bank; online bank; mobile bank; challenger bank; banking app | app quality; transparent fees; card controls; savings rates
bank | banks | bank; banking; savings account; checking account; current account; retail bank | branch access; good rates; digital services; product range
payment processor | payment processors | payment gateway; payment processing; payment provider; payment service provider; online payment; card payment; credit card processing; accept payments; merchant services; payment solution | transparent fees; payment methods; integration; payout speed
billing | billing software | subscription billing; recurring billing; subscription management | recurring charges; tax handling; failed-payment recovery
credit card | credit cards | cash back card; rewards card; travel card; charge card; business credit card | rewards; fair annual fees; travel benefits; introductory offers
expense management | expense management software | expense tracking; corporate card; spend management; expense report; expense app | receipt capture; card controls; approvals; accounting links
invoicing | invoicing software | invoice; billing and invoicing; invoice software; invoice app; e-invoicing | templates; online payment; reminders; ease of use
insurance | insurers | insurance company; insurer; home insurance; business insurance; life insurance; liability insurance; renters insurance | claims handling; breadth of cover; value for money; financial strength
car insurance | car insurers | auto insurance; vehicle insurance; motor insurance; car insurer | value for money; claims handling; discounts; add-on cover
mortgage | mortgage lenders | home loan; mortgage lender; mortgage rate | good rates; online process; approval speed
investment broker | investment brokers | broker; online broker; brokerage; stock broker; stock trading; trading app; trading platform; investing app; invest in stock; etf broker; investment platform | low trading fees; range of markets; research; usability
asset manager | asset managers | robo advisor; fund manager; index fund; wealth management; retirement fund | low fund costs; range of funds; guidance
crypto exchange | crypto exchanges | cryptocurrency exchange; bitcoin; buy crypto; crypto; crypto trading; crypto app; bitcoin exchange | transparent fees; security; range of coins; ease of use
money transfer | money transfer services | international transfer; send money abroad; send money; remittance; currency exchange; international payment; foreign exchange | fair exchange rates; transparent fees; transfer speed; coverage
buy now pay later | buy-now-pay-later services | bnpl; instalment payment; pay later | repayment terms; merchant acceptance; transparent fees
`,
  ],
  [
    "Healthcare",
    `
telehealth | telehealth services | telemedicine; online doctor; virtual care; virtual doctor; online doctor visit; video consultation; telehealth platform | appointment availability; range of care; acceptance of insurance; clear prices
doctor booking | doctor booking platforms | doctor appointment; find a doctor; book a doctor | choice of doctors; reviews; reminders
mental health app | mental health apps | therapy app; meditation app; online therapy; mental health; therapy; meditation; mindfulness app; wellbeing app | quality of content; access to therapists; value for money; ease of use
fitness app | fitness apps | workout app; training app; fitness; weight loss app; exercise app; calorie tracker; running app | workout variety; tracking; coaching; community
wearable | wearables | fitness tracker; smartwatch; smart watch; sports watch; activity tracker; fitness watch; smart ring; sleep tracker | sensor accuracy; battery life; health insights; app quality
health insurance | health insurers | health insurer; medical insurance; health plan; health cover; krankenkasse | provider networks; breadth of cover; digital services; fair premiums
electronic health records | electronic health record systems | ehr; emr; electronic medical record; health record software; medical practice software; practice management software | clinical workflows; interoperability; billing; usability
medical devices | medical device makers | medical device; medical technology; medtech; medical equipment; imaging equipment | clinical evidence; product range; service; innovation
hearing aids | hearing aids | hearing aid; hearing device | sound quality; comfort; battery life
pharma | pharmaceutical companies | pharmaceutical; pharma company; drug maker; drug company; biotech; biopharma; vaccine maker | research pipeline; marketed medicines; manufacturing
pharmacy | pharmacies | online pharmacy; drugstore; pharmacy chain; prescription delivery; chemist | competitive prices; delivery; advice; opening hours
clinic | hospitals and clinics | hospital; clinic; medical center; primary care | specialist care; research; patient experience
genetic testing | DNA tests | dna test; ancestry test; genetic test | database size; health reports; data protection
`,
  ],
  [
    "Consumer",
    `
running shoes | running shoes | running shoe; trail running shoes; marathon shoes; jogging shoes; shoes for running; runner shoes | cushioning; arch support; stability; fit; durability
sneakers | sneakers | trainers; casual shoes; sneaker brand; white sneakers; athletic shoes; tennis shoes | style; comfort; build quality; resale value
sportswear | sportswear | activewear; athletic wear; gym clothes; workout clothes; yoga clothes; athleisure; sports clothing; leggings | fabric quality; fit; durability; style
outdoor gear | outdoor gear | outdoor clothing; hiking gear; camping gear; hiking boots; outdoor equipment; rain jacket; hiking; camping; outdoor brand; ski jacket; backpack | weather protection; durability; low weight; repair service
luxury fashion | luxury fashion houses | luxury brand; designer fashion; designer clothes; luxury clothing; designer bag; handbag; high fashion; luxury goods | craftsmanship; materials; design; heritage
fast fashion | affordable fashion | affordable fashion; fashion; clothing brand; fashion brand; clothes; clothing store; fashion retailer; affordable clothes; high street fashion | on-trend design; competitive prices; range; choice of sizes
eyewear | eyewear | glasses; sunglasses; prescription glasses; eyeglasses; optician; spectacles | lens quality; frame design; value for money; fit
skincare | skincare | skin care; moisturizer; moisturiser; sunscreen; face cream; skin cream; serum; cleanser | ingredients; gentleness; texture; dermatological testing
cosmetics | cosmetics | makeup; beauty brand; lipstick; mascara | shade range; long wear; finish
watch | watches | luxury watch; wristwatch; watch brand; watches | movement; finishing; durability
luggage | luggage | suitcase; carry on; travel bag; cabin bag | durability; weight; warranty
furniture | furniture | sofa; couch; furniture store; furniture shop; home decor; home furnishing; dining table; bed frame; bookshelf | design; materials; delivery; value for money
office chair | office chairs | ergonomic chair; desk chair; gaming chair; standing desk | ergonomics; adjustability; durability
mattress | mattresses | bed; memory foam; hybrid mattress; mattress in a box | support; pressure relief; trial period; cooling
vacuum cleaner | vacuum cleaners | vacuum; robot vacuum; hoover; cordless vacuum | suction; battery life; handling of pet hair
kitchen appliances | kitchen appliances | dishwasher; oven; refrigerator; fridge; washing machine; blender; stand mixer; air fryer; home appliance; appliance | durability; low energy use; ease of cleaning
coffee machine | coffee machines | espresso machine; coffee maker; bean to cup | espresso quality; ease of cleaning; milk foam
television | televisions | tv; oled; smart tv | picture quality; sound; smart features
headphones | headphones | earbud; earphone; noise cancelling; wireless headphones; headset; bluetooth headphones; noise canceling | sound quality; noise cancelling; comfort; battery life
camera | cameras | mirrorless; digital camera; action camera; dslr | image quality; lenses; handling
coffee | coffee brands | coffee brand; coffee beans; coffee roaster; espresso beans; coffee subscription; coffee shop; ground coffee; coffee chain | flavour; freshness; sourcing; consistency
meal kit | meal kits | meal kit delivery; recipe box; meal delivery; cooking box; meal subscription; food box | recipe variety; ingredient quality; price per serving; flexibility
grocery delivery | grocery delivery services | groceries; online groceries; online supermarket; grocery; food shopping online; online grocery | delivery slots; choice; freshness; transparent fees
supermarket | supermarkets | grocery store; supermarket chain; discounter | competitive prices; freshness; own brands
food delivery | food delivery services | takeaway; restaurant delivery; takeout; food delivery app | restaurant choice; delivery time; transparent fees
toys | toys | toy; toy brand; toy maker; board game; kids toys; educational toy; puzzle | play value; safety; durability; learning
pet food | pet food | dog food; cat food; puppy food; kitten food; dog treats | ingredients; nutrition; digestibility; price per meal
pet supplies | pet supplies | pet supply; pet shop; pet store; dog toys; cat toys; dog bed; pet toys | range; delivery; value for money
online marketplace | online marketplaces | marketplace; online shopping site; shopping site; online retailer; sell online; second hand | range; buyer protection; transparent fees; delivery
bicycle | bicycles | bike; ebike; mountain bike; road bike; electric bike; gravel bike | frame quality; components; service; value for money
hotel booking | hotel booking sites | booking site; hotel booking site; book hotels; hotel deals; hotel website; accommodation booking; book a hotel; hotel search | choice of hotels; competitive prices; free cancellation; reviews
travel booking | travel booking sites | travel booking site; travel booking website; travel site; travel agency; flight booking; flight search; cheap flights; book flights; travel website; holiday booking; vacation package; online travel agency; flight comparison; tour operator | price comparison; flexible search; choice; support
hotel chain | hotel chains | hotel; hotel brand; resort; hotel group | choice of locations; service; loyalty benefits
airline | airlines | airline company; carrier for flights; business class; low cost airline; budget airline | punctuality; cabin comfort; network; fair fares
car rental | car rental companies | rental car; rent a car; car hire; hire car | fleet; clear prices; choice of locations
`,
  ],
  [
    "Communications & Media",
    `
streaming service | streaming services | video streaming; streaming platform; movie streaming; tv streaming; watch movies; streaming app; streaming; svod | original content; catalogue; value for money; sport
music streaming | music streaming services | music streaming service; music app; music service; music streaming app; stream music; music subscription | catalogue; sound quality; recommendations; value for money
podcast hosting | podcast hosting platforms | podcast host; podcast platform; podcast hosting platform; host a podcast; podcasting; podcast | distribution; statistics; monetisation; generous storage
mobile carrier | mobile carriers | phone plan; mobile network; cell phone plan; mobile plan; mobile provider; wireless carrier; cell phone carrier; sim only; phone company; mobile operator; mobile phone plan; cell phone provider | coverage; data allowance; value for money; 5G
broadband | broadband providers | internet provider; internet service provider; isp; fibre internet; fiber internet; home internet; broadband provider; wifi provider; internet | speed; availability; value for money; reliability
newspaper | newspapers and news sites | news site; newspaper subscription; news website; news source; news outlet; journalism; news app; magazine; news | depth of reporting; independence; international coverage; readability
game publisher | game publishers | video game company; game studio; game developer; video game; gaming company; games company; game company | game quality; range of genres; technical polish; support after launch
game console | game consoles | gaming console; video game console; console | game library; online service; performance
social network | social networks | social media; social media platform; social network | reach; audience; advertising options
pr agency | PR agencies | public relation; pr firm; communications agency; public relations agency; pr company; crisis communication | media relations; sector knowledge; strategy; crisis experience
advertising agency | advertising agencies | ad agency; creative agency; advertising; advertising company; media agency | creative ideas; strategy; media buying; brand experience
digital marketing agency | digital marketing agencies | seo agency; marketing agency; performance marketing agency; social media agency; ppc agency; online marketing agency; content marketing agency; growth agency; digital agency | search expertise; paid media; reporting; strategy
`,
  ],
  [
    "Industrials & Real Assets",
    `
construction company | construction companies | builder; construction firm; general contractor; building company; contractor; civil engineering | project delivery; engineering skill; safety record; scale
construction equipment | construction equipment makers | excavator; construction machinery; heavy equipment; bulldozer | durability; dealer service; low fuel use
logistics | logistics providers | 3pl; third party logistics; logistic; freight forwarder; fulfillment; fulfilment; supply chain company; warehousing; shipping company; order fulfillment; logistics company; freight | network; reliability; technology; value for money
package delivery | parcel carriers | parcel delivery; courier; parcel service; parcel; shipping carrier; shipping service; package shipping; courier service; package carrier | delivery speed; tracking; value for money; coverage
industrial automation | industrial automation suppliers | factory automation; automation company; plc; process automation system; manufacturing automation; automation supplier; industrial control; machine vision | controls; integration; reliability; global service
robotics | robot makers | robot; robotic; industrial robot; cobot | precision; programming; payload range
aerospace | aerospace companies | aerospace company; aircraft manufacturer; space company; aviation company; aircraft maker; rocket company; defense contractor; satellite company | engineering; programme record; technology; scale
car maker | car makers | car; car brand; automaker; car manufacturer; suv; carmaker; automobile; family car; hybrid car; sedan; sports car | reliability; comfort; efficiency; resale value
electric car | electric cars | electric vehicle; ev; evs; battery electric; electric suv; electric car maker; ev maker | range; charging speed; software; value for money
truck | truck makers | lorry; pickup truck; commercial vehicle; electric truck | payload; low fuel use; service network
tyres | tyres | tire; tyre; winter tire; all season tire | grip; long wear; low noise
ride hailing | ride-hailing apps | taxi app; rideshare; ride sharing; taxi | availability; value for money; safety
real estate portal | property portals | property portal; real estate website; property website; house listing; apartment search; find an apartment; home buying site; real estate site; home search; real estate | number of listings; search filters; price information; alerts
real estate agency | real estate agencies | real estate agent; estate agent; realtor; commercial real estate; commercial property | local knowledge; marketing; negotiation
property management | property management companies and software | property manager; property management software; landlord software; rental management; property management company; facility management | rent collection; tenant communication; maintenance; accounting
coworking | coworking operators | coworking space; flexible office; shared office; co working; office space | choice of locations; flexible terms; community
3d printing | 3D printer makers | 3d printer; additive manufacturing; 3d print; 3 d printer | print quality; speed; materials; reliability
machine tools | machine tool makers | cnc machine; machine tool; milling machine; lathe; cnc; laser cutter | precision; rigidity; automation; service
elevator | lift makers | lift maker; escalator | safety; service network; modernisation
`,
  ],
  [
    "Energy",
    `
solar panel | solar panels | solar module; photovoltaic; solar panel maker; solar; pv module; solar company; solar manufacturer; solar panel manufacturer; solar energy company | module efficiency; warranty; long-term yield; price per watt; bankability
solar installer | solar installers | solar installation; install solar; home solar; rooftop solar; solar system for home | advice; financing; installation quality
solar inverter | solar inverters | inverter; pv inverter; microinverter | efficiency; monitoring; warranty
battery storage | battery storage systems | home battery; energy storage; battery; solar battery; battery maker; grid storage; battery manufacturer; power storage | capacity; cycle life; safety; software
portable power | portable power stations | portable power station; power station; camping battery | capacity; weight; charging speed
wind turbine | wind turbines | wind power; wind energy; wind turbine maker; wind farm; turbine manufacturer; wind company | output; reliability; service; offshore experience
oil company | oil and gas companies | oil; oil producer; gas company; oil major; petroleum; oil and gas; fuel company | production scale; cost position; refining; transition plans
oilfield services | oilfield service companies | oilfield; drilling services; oil services | technology; global reach; safety
utility | utilities | electric utility; power company; energy company; electricity company; energy supplier; utilities; power utility | reliability of supply; grid investment; generation mix; fair tariffs
green electricity | green electricity suppliers | green energy; renewable electricity; renewable energy; green energy supplier; renewable energy supplier; ökostrom; clean energy; green power; electricity supplier; electricity provider; renewable power; dynamic electricity tariff | origin of the power; fair tariffs; service; investment in new plants
ev charging | EV charging companies | ev charger; charging station; charging network; electric car charger; wallbox; ev charging station; car charger; charging point; home charger; ev charging network | charging speed; network size; reliability; app
heat pump | heat pumps | heat pump manufacturer; heating system; heating | efficiency; low noise; service network
nuclear | nuclear technology companies | nuclear power; nuclear energy; nuclear reactor; small modular reactor | reactor design; safety; delivery record
hydrogen | hydrogen companies | fuel cell; green hydrogen; electrolyser; electrolyzer | electrolyser scale; project experience; partnerships
`,
  ],
  [
    "Professional Services",
    `
law firm | law firms | lawyer; attorney; legal advice; legal counsel; solicitor; corporate law firm; legal; law | sector experience; deal experience; responsiveness; fee transparency
legal services | online legal services | online legal; company formation; incorporation service; llc formation; legal documents; form an llc; incorporate | clear prices; speed; document quality
management consulting | management consultancies | consulting firm; consultancy; strategy consulting; business consulting; consulting; management consultant; strategy firm; consulting company | strategic advice; industry knowledge; implementation; senior attention
it consulting | IT consultancies | it services firm; technology consulting; software consultancy; it consultancy; system integrator; it services company; digital transformation | delivery; technical depth; industry knowledge
accounting firm | accounting firms | accountant; audit firm; auditor; tax adviser; tax advisor; accountancy; big four; tax firm; cpa; accountancy firm | technical quality; industry knowledge; responsiveness; transparent fees
recruiting | recruiting firms | recruitment agency; staffing agency; recruiter; recruitment; headhunter; staffing; temp agency; recruiting agency; hiring agency; staffing company | candidate quality; speed; sector networks; transparent fees
executive search | executive search firms | executive recruiter; executive search firm; c suite recruiter; executive recruiting; executive recruitment | leadership assessment; discretion; network; board experience
freelance marketplace | freelance marketplaces | freelance platform; hire freelancers; freelancer platform; freelance | talent pool; screening; transparent fees
job board | job boards | job site; job search; job portal; job search site | number of jobs; search; reach
online course | online course platforms | online learning; elearning; online course platform; online education; mooc; learning platform; online class; online training; education platform; online degree; course | course range; teaching quality; certificates; value for money
coding bootcamp | coding bootcamps | bootcamp; learn to code; programming bootcamp | curriculum; career support; mentoring
language learning | language learning apps | language app; learn a language; learn english; learn spanish; learn french; learn german; learn italian; language course | speaking practice; motivation; lesson quality
business school | business schools | mba; business school | faculty; network; careers
translation agency | translation agencies | translation service; translation company; language service provider; localisation service; localization service; translator; interpreting; translation; localization | language coverage; quality control; turnaround; subject knowledge
design agency | design agencies | branding agency; design studio; brand agency; ux agency; web design agency; product design agency; logo design; graphic design agency; design firm; branding; web design | creative quality; strategy; process; portfolio
market research | market research firms | market research company; research firm; consumer research; market research | data quality; methods; sector knowledge
`,
  ],
];
