import { readCompanies } from "./company.ts";

/** Law, consulting, accounting, recruiting, education, translation and design. */
export const SERVICES = readCompanies(
  "Professional Services",
  `
Cooley / Cooley LLP | cooley.com | law firm 8, startup 9, @us, @uk, @eu, @asia | advises technology and life science companies | emerging-company practice
Wilson Sonsini / Wilson Sonsini Goodrich & Rosati | wsgr.com | law firm 8, startup 9, @us, @uk, @eu | advises technology companies from founding to listing | Silicon Valley experience
Gunderson Dettmer / Gunderson | gunder.com | law firm 6, startup 8, @us, @latam, @asia | advises founders and venture investors | exclusive focus on venture-backed companies
Fenwick / Fenwick & West | fenwick.com | law firm 7, startup 8, @us | advises technology and life science companies | intellectual property strength
Orrick | orrick.com | law firm 7, startup 8, @us, @uk, @eu, @de, @fr | advises technology, energy and finance clients | free founder tools
Goodwin / Goodwin Procter | goodwinlaw.com | law firm 7, startup 8, @us, @uk, @eu | advises technology, life science and private equity clients | venture financing volume
Latham & Watkins / Latham | lw.com | law firm 9, enterprise 9, startup 5 | advises companies on transactions and disputes worldwide | capital markets depth
Kirkland & Ellis / Kirkland | kirkland.com | law firm 9, enterprise 9 | advises private equity and companies | private equity transactions
Skadden / Skadden Arps | skadden.com | law firm 8, enterprise 9 | advises on mergers and complex disputes | large mergers
Cravath / Cravath, Swaine & Moore | cravath.com | law firm 7, enterprise 8, @us, @uk | advises on mergers and litigation | corporate excellence
DLA Piper | dlapiper.com | law firm 7, enterprise 7, startup 7 | advises companies in many countries | global coverage
Baker McKenzie | bakermckenzie.com | law firm 7, enterprise 8 | advises companies in many countries | cross-border experience
Clifford Chance | cliffordchance.com | law firm 8, enterprise 8, @uk, @eu, @asia, @us | advises on international finance | international finance
A&O Shearman / Allen & Overy | aoshearman.com | law firm 7, enterprise 8 | advises on finance and transactions | English and US law
Linklaters | linklaters.com | law firm 7, enterprise 8, @uk, @eu, @asia, @us | advises on corporate and finance matters | corporate finance
Freshfields | freshfields.com | law firm 7, enterprise 8, @uk, @eu, @us, @asia | advises on transactions and regulation | antitrust
Perkins Coie | perkinscoie.com | law firm 6, startup 8, @us | advises technology companies | practical startup documents
Morrison Foerster / MoFo | mofo.com | law firm 7, startup 8, @us, @asia, @eu | advises technology and life science clients | technology transactions
WilmerHale | wilmerhale.com | law firm 7, startup 8, @us, @uk, @de | advises on disputes, regulation and venture law | experience with life science startups
Foley Hoag | foleyhoag.com | law firm 5, startup 7, @us, @fr | advises innovators and investors | Boston venture community
Lowenstein Sandler | lowenstein.com | law firm 7, startup 8, @us | advises investors and growth companies | practical advice to founders
Osborne Clarke | osborneclarke.com | law firm 6, startup 8, @uk, @eu, @de | advises technology and growth companies in Europe | European technology practice
Taylor Wessing | taylorwessing.com | law firm 6, startup 7, @uk, @de, @eu | advises technology and life science clients | European venture rounds
Bird & Bird | twobirds.com | law firm 6, startup 6, @uk, @eu, @asia | advises on technology and intellectual property | technology regulation
CMS | cms.law | law firm 6, startup 5, @eu, @uk, @de | advises companies across Europe | European coverage
Hogan Lovells | hoganlovells.com | law firm 7, enterprise 7, startup 4 | advises on regulation and transactions | regulatory work
YPOG | ypog.law | law firm 4, startup 8, @de | advises funds and technology companies | German venture deals
Noerr | noerr.com | law firm 5, enterprise 5, startup 3, @de, @eu | advises companies in Germany and central Europe | German corporate law
Gleiss Lutz | gleisslutz.com | law firm 5, enterprise 6, @de | advises companies in Germany | German corporate law
LegalZoom | legalzoom.com | legal services 9, startup 6, small business 9, budget 7, @us, @uk | offers online legal documents and company formation | simple formation packages
Rocket Lawyer | rocketlawyer.com | legal services 8, small business 7, budget 6, @us, @uk | offers online legal documents and advice | documents by subscription
Clerky | clerky.com | legal services 6, startup 9, @us | offers legal paperwork for startups | startup paperwork
Firstbase | firstbase.io | legal services 5, startup 7 | forms US companies for founders worldwide | service for remote founders
ZenBusiness | zenbusiness.com | legal services 7, small business 7, budget 6, @us | forms companies and handles compliance | compliance reminders
SeedLegals | seedlegals.com | legal services 7, startup 9, @uk, @fr | automates legal work for funding rounds | standardised funding rounds
McKinsey / McKinsey & Company | mckinsey.com | management consulting 9, enterprise 9, market research 2 | advises leaders of companies and governments | strategy and global reach
BCG / Boston Consulting Group | bcg.com | management consulting 9, enterprise 9 | advises companies on strategy | strategy frameworks
Bain / Bain & Company | bain.com | management consulting 9, enterprise 9 | advises companies and private equity | private equity work
Deloitte | deloitte.com | accounting firm 9, management consulting 8, it consulting 7, enterprise 9 | offers audit, tax, consulting and advisory services | breadth of services
PwC / PricewaterhouseCoopers | pwc.com | accounting firm 9, management consulting 7, it consulting 4, enterprise 9 | offers audit, tax and consulting services | audit of large companies
EY / Ernst & Young | ey.com | accounting firm 9, management consulting 7, it consulting 4, enterprise 9, startup 3 | offers audit, tax, strategy and consulting services | tax and entrepreneur networks
KPMG | kpmg.com | accounting firm 8, management consulting 7, enterprise 8 | offers audit, tax and advisory services | audit and risk
Accenture | accenture.com | it consulting 9, management consulting 8, enterprise 9 | advises on and runs technology projects | technology delivery
Oliver Wyman | oliverwyman.com | management consulting 8, enterprise 7 | advises financial and industrial companies | financial services work
Roland Berger | rolandberger.com | management consulting 8, enterprise 6, @de, @eu, @asia | advises companies on strategy and restructuring | European industry
Kearney / A.T. Kearney | kearney.com | management consulting 7, enterprise 6 | advises companies on operations and procurement | operations and procurement
L.E.K. Consulting / LEK | lek.com | management consulting 7 | advises on growth and transactions | due diligence
Simon-Kucher | simon-kucher.com | management consulting 7 | advises on pricing and growth | pricing
Booz Allen Hamilton / Booz Allen | boozallen.com | management consulting 6, it consulting 5, @us | advises US public bodies | public sector work
AlixPartners | alixpartners.com | management consulting 6 | advises companies in critical situations | turnarounds
Capgemini | capgemini.com | it consulting 8, management consulting 5, enterprise 7, @eu, @us, @in | advises on and runs IT projects | European delivery
Infosys | infosys.com | it consulting 7, enterprise 7, @in, @us, @eu | provides IT services | large-scale delivery
Tata Consultancy Services / TCS | tcs.com | it consulting 8, enterprise 8, @in, @us, @eu, @uk | provides IT services | large-scale delivery
Thoughtworks | thoughtworks.com | it consulting 7, startup 4 | builds software and advises on technology | modern engineering practices
EPAM / EPAM Systems | epam.com | it consulting 7, enterprise 5 | builds software for companies | engineering talent
BDO | bdo.com | accounting firm 7, small business 5, startup 4 | offers audit, tax and advisory services | mid-market service
Grant Thornton | grantthornton.com | accounting firm 7, small business 5 | offers audit, tax and advisory services | mid-market service
RSM | rsmus.com | accounting firm 7, small business 6, @us | offers audit, tax and consulting services | middle-market focus
Forvis Mazars / Mazars | forvismazars.com | accounting firm 6, @fr, @us, @uk, @eu | offers audit, tax and advisory services | joint audits
Crowe | crowe.com | accounting firm 6 | offers audit, tax and consulting services | industry specialists
Baker Tilly | bakertilly.com | accounting firm 6, small business 4 | offers audit, tax and advisory services | focus on mid-sized clients
Kruze Consulting / Kruze | kruzeconsulting.com | accounting firm 5, startup 9, @us | provides accounting and tax services to startups | focus on venture-backed startups
H&R Block | hrblock.com | accounting firm 4, tax software 7, small business 6, beginner 5, @us, @ca, @au | prepares taxes in offices and online | branch network
1-800Accountant | 1800accountant.com | accounting firm 5, small business 7, @us | provides online accounting services | virtual accounting for small firms
Coursera | coursera.org | online course 9, free 4, enterprise 5 | offers courses and degrees from universities | university certificates
Udemy | udemy.com | online course 9, budget 8, enterprise 4 | runs a marketplace of video courses | breadth and low course prices
edX | edx.org | online course 8, free 5 | offers university courses online | university-level courses
Khan Academy | khanacademy.org | online course 8, free 9, family 6, student 8 | offers free lessons for pupils and students | free structured lessons
Skillshare | skillshare.com | online course 7 | offers creative courses by subscription | creative classes
MasterClass | masterclass.com | online course 7, premium 5 | offers video courses by well-known people | well-known instructors
Pluralsight | pluralsight.com | online course 7, enterprise 6 | offers technology courses | technology skill paths
Udacity | udacity.com | online course 7 | offers technology programmes with projects | project reviews
FutureLearn | futurelearn.com | online course 6, @uk, @eu, @au | offers university courses online | social learning
DataCamp | datacamp.com | online course 7, beginner 7 | offers data science courses | interactive data exercises
Codecademy | codecademy.com | online course 7, coding bootcamp 5, beginner 8, free 5 | offers interactive coding courses | interactive exercises
Brilliant | brilliant.org | online course 6 | offers interactive mathematics and science lessons | problem-based learning
Domestika | domestika.org | online course 5, budget 6 | offers creative video courses | illustration and craft
General Assembly | generalassemb.ly | coding bootcamp 8, online course 3 | runs bootcamps in software, data and design | career services
Le Wagon | lewagon.com | coding bootcamp 8 | runs coding and data bootcamps | alumni network
Ironhack | ironhack.com | coding bootcamp 7, @eu, @latam, @us | runs technology bootcamps | European campuses
Springboard | springboard.com | coding bootcamp 7, @us | runs mentored online bootcamps | one-to-one mentors
Duolingo | duolingo.com | language learning 9, free 9, beginner 8 | makes a language learning app | playful daily practice
Babbel | babbel.com | language learning 8, beginner 6 | makes a language learning app | conversation-focused lessons
Rosetta Stone | rosettastone.com | language learning 7 | makes language learning software | immersive method
Busuu | busuu.com | language learning 6 | makes a language learning app | feedback by native speakers
Preply | preply.com | language learning 6 | connects learners with tutors | choice of tutors
Korn Ferry | kornferry.com | recruiting 8, executive search 9, enterprise 8 | recruits executives and advises on organisation | leadership assessment
Spencer Stuart | spencerstuart.com | executive search 9, recruiting 4, enterprise 8 | recruits executives and board members | board practice
Heidrick & Struggles / Heidrick | heidrick.com | executive search 9, recruiting 4, enterprise 7 | recruits executives and advises on leadership | CEO searches
Russell Reynolds / Russell Reynolds Associates | russellreynolds.com | executive search 9, recruiting 4, enterprise 7 | recruits executives and board members | succession planning
Egon Zehnder | egonzehnder.com | executive search 9, recruiting 4, enterprise 7 | recruits executives and advises boards | one-firm partnership
Odgers / Odgers Berndtson | odgers.com | executive search 7, @uk, @eu, @us | recruits executives | public and private sector search
Boyden | boyden.com | executive search 6 | recruits executives and interim managers | interim management
True / True Search | trueplatform.com | executive search 6, startup 8 | recruits leaders for technology companies | technology leadership
Daversa Partners / Daversa | daversa.com | executive search 5, startup 8, @us | recruits leaders for growth companies | consumer technology searches
Robert Half | roberthalf.com | recruiting 9, small business 5 | recruits finance, technology and office staff | finance and accounting staff
Randstad | randstad.com | recruiting 9, enterprise 6 | places permanent and temporary staff | global staffing network
Adecco / Adecco Group | adecco.com | recruiting 8, enterprise 6 | places permanent and temporary staff | temporary staffing
ManpowerGroup / Manpower | manpowergroup.com | recruiting 8, enterprise 6 | places permanent and temporary staff | workforce solutions
Hays | hays.com | recruiting 8, @uk, @de, @eu, @au | recruits specialists | specialist sectors
Michael Page / PageGroup | michaelpage.com | recruiting 8 | recruits professionals | mid-level professionals
Kelly / Kelly Services | kellyservices.com | recruiting 6, @us | places staff and science talent | science and education staffing
Insight Global | insightglobal.com | recruiting 7, @us | recruits technology staff | fast technology placement
Toptal | toptal.com | freelance marketplace 8, recruiting 4, startup 6, premium 6 | connects companies with screened freelancers | screening
Upwork | upwork.com | freelance marketplace 9, small business 7, startup 6 | runs a marketplace for freelancers | breadth of talent
Fiverr | fiverr.com | freelance marketplace 9, design agency 2, small business 8, budget 8 | runs a marketplace for packaged services | fixed-price packages
Indeed | indeed.com | job board 9, recruiting 4, free 5 | runs a job search engine | candidate reach
StepStone | stepstone.de | job board 7, @de, @eu | runs a job board | professional jobs in Germany
TransPerfect | transperfect.com | translation agency 9, enterprise 8 | provides translation and localisation | large projects in many languages
Lionbridge | lionbridge.com | translation agency 8, enterprise 7 | provides translation and localisation | software localisation
RWS | rws.com | translation agency 9, enterprise 7 | provides translation and language technology | patents and life sciences
Keywords Studios / Keywords | keywordsstudios.com | translation agency 6 | provides services to game developers | game localisation
Welocalize | welocalize.com | translation agency 7, enterprise 5 | provides translation and localisation | multilingual content programmes
LanguageLine / LanguageLine Solutions | languageline.com | translation agency 7, @us, @uk | provides interpreting | on-demand interpreting
Acolad | acolad.com | translation agency 7, @eu | provides translation and content services | European languages
Straker | straker.ai | translation agency 5, small business 4 | provides AI-assisted translation | AI-assisted turnaround
Smartling | smartling.com | translation agency 6, translation software 8, startup 4 | makes translation management software and offers translation | workflow automation
Lokalise | lokalise.com | translation software 8, startup 7 | makes localisation software for product teams | developer workflow
Phrase | phrase.com | translation software 7, enterprise 5 | makes localisation software | translation management
Translated | translated.com | translation agency 7, small business 5 | provides human translation supported by AI | quick quotes
Tomedes | tomedes.com | translation agency 5, small business 6 | provides translation for businesses | round-the-clock service
Rev | rev.com | translation agency 4 | provides transcription, captions and subtitles | fast transcripts
Supertext | supertext.com | translation agency 5, @ch, @de | provides translation and copywriting | native copywriters
Pentagram | pentagram.com | design agency 9, premium 7, @us, @uk, @de | designs identities, products and spaces | influential identity work
IDEO | ideo.com | design agency 9, management consulting 3, enterprise 6 | designs products and services | human-centred design
Frog / frog | frog.co | design agency 8, enterprise 6 | designs products and digital services | product and service design
Landor | landor.com | design agency 8, enterprise 7 | designs and advises brands | global brand systems
Wolff Olins | wolffolins.com | design agency 8, enterprise 6 | designs and advises brands | bold brand change
Interbrand | interbrand.com | design agency 7, enterprise 7 | designs and values brands | brand valuation
Koto | koto.studio | design agency 7, startup 7 | designs brands for technology companies | optimistic technology brands
DesignStudio | design.studio | design agency 6, startup 5 | designs brands | brand refreshes for digital companies
Collins / COLLINS | wearecollins.com | design agency 8, @us | designs brands and experiences | strategic brand design
Work & Co | work.co | design agency 7, enterprise 5 | designs digital products | digital product delivery
Metalab / MetaLab | metalab.com | design agency 7, startup 7 | designs digital products | product interfaces for startups
Instrument | instrument.com | design agency 7, enterprise 4 | designs brands and digital products | digital brand experiences
Ramotion | ramotion.com | design agency 6, startup 7 | designs brands and interfaces | brand and interface in one team
Red Antler | redantler.com | design agency 6, startup 8, @us | builds brands for young consumer companies | experience with consumer startup launches
Edenspiekermann | edenspiekermann.com | design agency 6, @de, @eu | designs brands and digital services | editorial and typographic design
Superside | superside.com | design agency 6, startup 5, enterprise 4 | provides design by subscription | fast turnaround
99designs / 99designs by Vista | 99designs.com | design agency 5, small business 8, budget 7 | runs a marketplace for design contests | many proposals
Designjoy | designjoy.co | design agency 5, startup 7 | provides design by subscription | flat monthly fee
Nielsen | nielsen.com | market research 9, enterprise 7 | measures media audiences | audience measurement
Ipsos | ipsos.com | market research 8, enterprise 6 | conducts surveys and market research | survey research
Kantar | kantar.com | market research 8, enterprise 7 | conducts brand and consumer research | brand tracking
Gartner | gartner.com | market research 8, it consulting 4, enterprise 8 | publishes technology research | technology market analysis
Forrester | forrester.com | market research 7, enterprise 7 | publishes technology and customer research | customer experience research
YouGov | yougov.com | market research 7 | conducts online surveys | own online panel
Harvard Business School / HBS | hbs.edu | business school 9, online course 3 | teaches management | case method
INSEAD | insead.edu | business school 9, @fr, @sg, @eu | teaches management | international classes
London Business School / LBS | london.edu | business school 8, @uk | teaches management | finance careers in London
`,
);
