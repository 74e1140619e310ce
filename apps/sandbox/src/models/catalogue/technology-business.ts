import { readCompanies } from "./company.ts";

/** Accounting, payroll, HR, ERP, web shops, websites and no-code. */
export const BUSINESS_SOFTWARE = readCompanies(
  "Technology",
  `
Xero | xero.com | accounting software 9, invoicing 6, payroll software 4=Xero Payroll: runs payroll inside Xero, small business 8, startup 6 | makes cloud accounting software for small businesses | bank feeds and partner network
Sage | sage.com | accounting software 8, payroll software 5=Sage Payroll, erp 6=Sage Intacct: makes cloud financial management software, hr software 3=Sage HR, small business 6, enterprise 4 | makes accounting, payroll and business software | long accounting experience
FreshBooks | freshbooks.com | accounting software 8, invoicing 9, small business 8, beginner 6 | makes invoicing and accounting software for service businesses | easy invoices and time tracking
Wave / Wave Accounting | waveapps.com | accounting software 7, invoicing 7, payroll software 3=Wave Payroll, free 9, small business 7, @us, @ca | makes free accounting and invoicing software | free core plan
FreeAgent | freeagent.com | accounting software 6, invoicing 5, small business 7, @uk | makes accounting software for freelancers and small firms | freelancer tax features
IRIS / IRIS Software | iris.co.uk | accounting software 3, payroll software 4=IRIS Payroll, @uk | makes accounting, payroll and HR software for UK firms | UK compliance
Pennylane | pennylane.com | accounting software 6, startup 5, invoicing 4, @fr, @eu | makes accounting software shared by companies and accountants | shared workspace with the accountant
DATEV | datev.de | accounting software 6, payroll software 4, @de | makes accounting and payroll software for tax advisers | deep roots among German tax advisers
Lexware / Lexware Office | lexware.de | accounting software 6, invoicing 5, small business 6, @de | makes accounting software for small German companies | German tax rules built in
sevdesk | sevdesk.de | accounting software 5, invoicing 6, small business 6, @de | makes invoicing and accounting software for small companies | quick invoices
Exact | exact.com | accounting software 5, erp 4, @nl, @eu | makes accounting and ERP software for small and mid-sized companies | strength in the Benelux
Fortnox | fortnox.se | accounting software 5, invoicing 4, @nordic | makes cloud accounting software for Swedish companies | ecosystem in Sweden
Pilot | pilot.com | accounting software 4, accounting firm 4, startup 8, @us | provides bookkeeping, tax and CFO services for startups | focus on startup bookkeeping
Puzzle | puzzle.io | accounting software 3, startup 8, @us | makes accounting software for startups | real-time runway view
Holded | holded.com | accounting software 4, erp 3, @es | makes accounting and business software for small companies | all-in-one approach
Gusto | gusto.com | payroll software 9, hr software 7, small business 9, startup 8, beginner 6, @us | makes payroll, benefits and HR software for small businesses | friendly interface and full-service payroll
ADP | adp.com | payroll software 9, hr software 7, enterprise 8, small business 7 | provides payroll and HR services for companies of every size | scale and compliance coverage
Paychex | paychex.com | payroll software 8, hr software 6, small business 8, @us, @eu | provides payroll and HR services for small and mid-sized companies | dedicated support
Rippling | rippling.com | payroll software 8, hr software 8, startup 8, enterprise 4, small business 6 | makes a platform for payroll, HR, IT and spending | HR and IT in one system
OnPay | onpay.com | payroll software 7, small business 8, budget 6, @us | makes payroll software for small businesses | simple single-plan pricing
Patriot Software / Patriot | patriotsoftware.com | payroll software 7, accounting software 3, small business 8, budget 8, @us | makes low-priced payroll and accounting software | low price
Square / Square Payroll | squareup.com | payment processor 8, payroll software 6=Square Payroll: runs payroll for shops and restaurants, point of sale 9, ecommerce platform 5=Square Online: builds online shops tied to Square, invoicing 5=Square Invoices, small business 9, beginner 6, website builder 2=Square Online | makes payment, point-of-sale and business software | start without a monthly fee
SurePayroll | surepayroll.com | payroll software 5, small business 7, @us | makes online payroll for small businesses and household employers | household payroll
Paycor | paycor.com | payroll software 6, hr software 6, @us | makes payroll and HR software for mid-sized companies | leadership-focused HR tools
Paylocity | paylocity.com | payroll software 6, hr software 6, enterprise 5, @us | makes cloud payroll and HR software | employee communication tools
Paycom | paycom.com | payroll software 5, hr software 6, enterprise 5, @us | makes payroll and HR software in a single database | employee-driven payroll
Justworks | justworks.com | payroll software 6, hr software 6, startup 7, small business 7, @us | provides payroll, benefits and HR as an employer organisation | access to larger-group benefits
TriNet | trinet.com | payroll software 5, hr software 6, small business 6, @us | provides payroll and HR services as an employer organisation | industry-specific HR support
Deel | deel.com | payroll software 7, hr software 6, startup 7, remote team 9 | provides payroll and hiring in many countries | global contractor and employee coverage
Remote / Remote.com | remote.com | payroll software 6, hr software 5, startup 6, remote team 9 | provides international payroll and employment | own entities in many countries
Oyster / Oyster HR | oysterhr.com | payroll software 4, hr software 4, remote team 7 | provides employment and payroll for distributed teams | distributed hiring
Papaya Global | papayaglobal.com | payroll software 5, enterprise 5, remote team 5 | makes payroll software for companies in many countries | workforce payments
Payfit | payfit.com | payroll software 6, hr software 5, small business 6, @fr, @uk, @es, @eu | makes payroll and HR software for small European companies | automated European payroll
BrightPay | brightpay.co.uk | payroll software 5, small business 6, budget 5, @uk | makes payroll software for UK employers and bureaus | bureau features
Moorepay | moorepay.co.uk | payroll software 4, @uk | provides payroll and HR services in the UK | managed payroll
Namely | namely.com | hr software 5, payroll software 4, @us | makes HR and payroll software for mid-sized companies | mid-market fit
BambooHR | bamboohr.com | hr software 9, payroll software 4, small business 8, startup 6 | makes HR software for small and mid-sized companies | easy employee records and onboarding
Workday | workday.com | hr software 9, payroll software 5, erp 6, enterprise 9 | makes finance and HR software for large organisations | unified finance and people data
Personio | personio.com | hr software 8, payroll software 3, small business 7, startup 6, @eu | makes HR software for small and mid-sized European companies | European employment processes
HiBob / Bob | hibob.com | hr software 7, payroll software 3, startup 6 | makes HR software for fast-growing companies | culture and engagement features
Factorial | factorialhr.com | hr software 6, small business 6, @eu, @latam | makes HR software for small companies | affordable all-in-one HR
UKG | ukg.com | hr software 7, payroll software 5, enterprise 8 | makes workforce management and HR software | time and shift management
Dayforce / Ceridian | dayforce.com | hr software 6, payroll software 6, enterprise 8 | makes HR and payroll software with continuous calculation | continuous pay calculation
Lattice | lattice.com | hr software 5, performance management 8, startup 6 | makes performance and engagement software | performance reviews
Culture Amp | cultureamp.com | hr software 4, performance management 7, survey tool 3 | makes employee feedback and performance software | engagement surveys
15Five | 15five.com | performance management 6, hr software 3 | makes performance management software | manager check-ins
Greenhouse | greenhouse.com | applicant tracking 9, hr software 3, startup 6 | makes hiring software | structured interviews
Lever | lever.co | applicant tracking 7, startup 5 | makes applicant tracking and candidate relationship software | candidate nurturing
Ashby | ashbyhq.com | applicant tracking 8, startup 8 | makes recruiting software with built-in analytics | analytics
Workable | workable.com | applicant tracking 7, hr software 4, small business 6 | makes recruiting and HR software | quick job posting
Teamtailor | teamtailor.com | applicant tracking 6, @eu, @uk, @us | makes recruiting software with employer branding | career sites
Infor | infor.com | erp 7, enterprise 8 | makes industry-specific ERP software | industry depth
Epicor | epicor.com | erp 6, enterprise 5 | makes ERP software for manufacturers and distributors | manufacturing focus
Acumatica | acumatica.com | erp 6 | makes cloud ERP software for mid-sized companies | pricing by resource use
IFS | ifs.com | erp 6, enterprise 7 | makes ERP and asset management software | focus on asset-intensive industries
Unit4 | unit4.com | erp 4, @eu, @us | makes ERP software for service organisations | people-centred ERP
Frappe / ERPNext | frappe.io | erp 5=ERPNext, open source 9, small business 5 | develops the open source business software ERPNext | open source licence
Shopify | shopify.com | ecommerce platform 9, website builder 6, point of sale 7, payment processor 4=Shopify Payments, small business 9, startup 8, beginner 8 | makes a platform for online shops and retail | app store and checkout
BigCommerce / Commerce | bigcommerce.com | ecommerce platform 8, enterprise 6 | makes an online shop platform with open interfaces | built-in features without add-ons
WooCommerce | woocommerce.com | ecommerce platform 9, open source 8, small business 7, free 6 | makes an open source shop plugin for WordPress | flexibility within WordPress
Wix | wix.com | website builder 9, ecommerce platform 6, small business 8, beginner 9, free 6 | makes a website builder with templates and business tools | drag-and-drop freedom
Squarespace | squarespace.com | website builder 9, ecommerce platform 7, small business 8, beginner 8 | makes a website builder known for its templates | polished templates
WordPress.com / Automattic | wordpress.com | website builder 8, web hosting 4, free 6, small business 6 | hosts websites built with WordPress | content tools and plugins
Webflow | webflow.com | website builder 8, no-code 8, design tool 4, startup 7 | makes a visual website builder for designers | design control without code
Weebly | weebly.com | website builder 5, beginner 6, budget 5 | makes a simple website builder | simplicity
Jimdo | jimdo.com | website builder 5, small business 5, @de, @eu | makes a simple website builder for the self-employed | quick guided setup
GoDaddy | godaddy.com | website builder 7, web hosting 7, domain registrar 9, small business 7, ecommerce platform 3 | sells domain names, websites and hosting | domains and site in one place
Duda | duda.co | website builder 5 | makes a website builder for agencies | agency workflow
Carrd | carrd.co | website builder 5, budget 8, startup 5, free 6 | makes one-page websites | low price
Strikingly | strikingly.com | website builder 4, beginner 5 | makes one-page websites | single-page simplicity
Format | format.com | website builder 3 | makes portfolio websites for photographers | photography portfolios
PrestaShop | prestashop.com | ecommerce platform 6, open source 8, @eu, @latam | develops open source shop software | European community
Shopware | shopware.com | ecommerce platform 6, open source 6, @de, @eu | makes open shop software for mid-sized merchants | content-driven shopping
commercetools | commercetools.com | ecommerce platform 6, enterprise 8 | makes a composable commerce platform | headless architecture
Ecwid / Ecwid by Lightspeed | ecwid.com | ecommerce platform 5, small business 6, free 4 | adds an online shop to existing websites | shops added to any site
VTEX | vtex.com | ecommerce platform 5, enterprise 6, @latam, @us, @eu | makes a commerce platform for brands and retailers | marketplace features
Lightspeed | lightspeedhq.com | point of sale 7, ecommerce platform 4, small business 5 | makes point-of-sale and commerce software | inventory for shops and restaurants
Medusa | medusajs.com | ecommerce platform 4, open source 9, startup 4 | develops an open source commerce engine | developer flexibility
Sylius | sylius.com | ecommerce platform 3, open source 8, @eu | develops an open source commerce framework | Symfony base
Bubble | bubble.io | no-code 9, startup 8, beginner 5 | makes a no-code builder for web applications | depth of application logic
Zapier | zapier.com | no-code 9, workflow automation 9, small business 6, startup 6 | connects web applications without code | number of app connections
Make / Integromat | make.com | no-code 8, workflow automation 8, budget 5 | makes a visual automation builder | visual scenarios
n8n | n8n.io | workflow automation 8, no-code 6, open source 6, startup 6 | makes workflow automation that can be self-hosted | self-hosting
Glide | glideapps.com | no-code 7, small business 5 | makes apps from spreadsheets without code | way of turning spreadsheets into apps
Softr | softr.io | no-code 7, startup 5, website builder 3 | makes portals and internal tools from data without code | client portals
Retool | retool.com | no-code 7, developer tools 5, enterprise 5 | makes a builder for internal tools | internal tools on live data
Adalo | adalo.com | no-code 6, beginner 5 | makes mobile apps without code | native mobile output
FlutterFlow | flutterflow.io | no-code 7, startup 5 | makes a visual builder for Flutter apps | exportable code
Thunkable | thunkable.com | no-code 4, beginner 6 | makes mobile apps by drag and drop | drag-and-drop mobile apps
OutSystems | outsystems.com | no-code 6, enterprise 8 | makes a low-code platform for large organisations | enterprise governance
Mendix | mendix.com | no-code 6, enterprise 8 | makes a low-code platform for business applications | collaboration of business and IT
Quickbase | quickbase.com | no-code 5, enterprise 5 | makes a no-code platform for operations teams | process apps
Lovable | lovable.dev | no-code 7, startup 7, developer tools 3 | makes web applications from chat descriptions | speed from prompt to app
`,
);
