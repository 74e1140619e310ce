import { readCompanies } from "./company.ts";

/** CRM, marketing and customer service software. */
export const SALES_SOFTWARE = readCompanies(
  "Technology",
  `
HubSpot / HubSpot CRM | hubspot.com | crm 9, marketing automation 9, email marketing 6, help desk 5, startup 8, small business 8, free 8 | offers a customer platform with a free CRM and tools for marketing, sales and service | generous free tier and wide feature set
Zoho | zoho.com | crm 8=Zoho CRM, small business 8, email marketing 5=Zoho Campaigns, accounting software 6=Zoho Books, project management 5=Zoho Projects, help desk 6=Zoho Desk, website builder 2=Zoho Sites, hr software 5=Zoho People, startup 6, budget 8 | makes a wide suite of business applications around its CRM | low price and breadth of connected apps
Pipedrive | pipedrive.com | crm 8, startup 9, small business 8 | makes a CRM built around a visual sales pipeline | visual pipeline and quick setup
Salesforce / Salesforce Sales Cloud | salesforce.com | crm 9, marketing automation 7, help desk 6=Salesforce Service Cloud, enterprise 9, startup 3, business intelligence 6=Tableau, ecommerce platform 5=Salesforce Commerce Cloud | runs one of the largest CRM platforms, covering sales, service and marketing | depth of customisation and app ecosystem
Freshworks | freshworks.com | crm 7=Freshsales, help desk 8=Freshdesk, startup 7, small business 7, marketing automation 3=Freshmarketer | makes Freshsales, Freshdesk and other software for customer-facing teams | clean interface and built-in AI features
Copper / Copper CRM | copper.com | crm 6, startup 5, small business 6 | makes a CRM that works inside Google Workspace | close fit with Gmail and Google Workspace
monday.com / Monday | monday.com | crm 7=monday CRM, project management 9=monday.com, startup 6, small business 6 | makes a work platform with products for projects, CRM and development | flexible boards and visual workflows
Close / Close CRM | close.com | crm 6, startup 7, small business 6 | makes a CRM with built-in calling and email for inside sales teams | built-in calling and email sequences
Attio | attio.com | crm 6, startup 9 | makes a flexible, data-driven CRM aimed at startups | flexible data model and modern interface
Insightly | insightly.com | crm 5, small business 6, project management 2 | makes a CRM that links sales with project delivery | link between deals and delivery projects
Capsule / Capsule CRM | capsulecrm.com | crm 5, small business 7, startup 4 | makes a simple CRM for small and growing teams | simplicity and short learning curve
Bitrix24 | bitrix24.com | crm 5, project management 5, free 7, small business 6, startup 3 | combines CRM, tasks and team communication in one workspace | unusually broad free plan
folk / Folk CRM | folk.app | crm 5, startup 7 | makes a lightweight CRM for managing relationships and outreach | lightweight contact management
Streak / Streak CRM | streak.com | crm 4, startup 6, small business 4 | builds a CRM directly into Gmail | pipelines that live inside Gmail
Agile CRM | agilecrm.com | crm 4, small business 5, startup 4, marketing automation 3 | combines sales, marketing and service features for small companies | all-in-one approach at a low price
Less Annoying CRM | lessannoyingcrm.com | crm 4, small business 8, beginner 7 | makes a deliberately simple CRM for small businesses | plain pricing and simple design
Nutshell / Nutshell CRM | nutshell.com | crm 5, small business 6, startup 4, email marketing 2 | makes a CRM with sales automation and email marketing | balance of simplicity and automation
Keap / Infusionsoft | keap.com | crm 5, marketing automation 6, small business 7, email marketing 4 | combines CRM and marketing automation for small businesses | automation built for very small companies
Nimble / Nimble CRM | nimble.com | crm 4, small business 5, startup 4 | makes a relationship-focused CRM for Microsoft 365 and Google Workspace | social profile enrichment
EngageBay | engagebay.com | crm 4, marketing automation 5, startup 6, small business 6, budget 6, email marketing 4 | makes an all-in-one suite for marketing, sales and support | all-in-one suite at a low price
ActiveCampaign | activecampaign.com | marketing automation 9, email marketing 8, crm 4, small business 7 | makes email marketing and marketing automation software with a sales CRM | powerful automation builder
Airtable | airtable.com | project management 7, crm 3, startup 4, no-code 7 | makes a database-like platform for building business apps without code | flexible, database-like structure
Notion | notion.com | note taking 9, project management 7, startup 5, crm 2, free 6 | makes a workspace for notes, documents, wikis and projects | flexible pages and templates
SugarCRM / Sugar | sugarcrm.com | crm 5, enterprise 5 | makes CRM software for mid-sized companies with complex sales | control over customisation
Vtiger / Vtiger CRM | vtiger.com | crm 4, open source 6, small business 5 | makes a CRM with an open source edition | open source roots and broad modules
Odoo | odoo.com | crm 5, erp 8, open source 9, accounting software 5, ecommerce platform 4, small business 6 | makes an open source suite of business apps including CRM and accounting | modular apps that share one database
Apollo.io / Apollo | apollo.io | crm 4, sales prospecting 9, startup 6 | makes a sales intelligence and engagement platform with a contact database | large contact database
Twenty / Twenty CRM | twenty.com | crm 3, open source 9, startup 5 | develops an open source CRM | modern open source code base
Salesflare | salesflare.com | crm 4, startup 7, small business 4 | makes a CRM that fills in contact data automatically for B2B teams | automatic data entry
SuiteCRM | suitecrm.com | crm 3, open source 9 | develops an open source CRM | full control over code and hosting
Creatio | creatio.com | crm 5, enterprise 6, no-code 6 | makes a no-code platform for CRM and workflow automation | no-code process automation
Pega / Pegasystems | pega.com | crm 3, enterprise 7 | makes workflow automation and customer engagement software for large enterprises | process automation for complex organisations
Zendesk / Zendesk Sell | zendesk.com | help desk 9, crm 4=Zendesk Sell, enterprise 6 | makes customer service software with ticketing, messaging and a help centre | mature ticketing and large app marketplace
Intercom | intercom.com | help desk 8, live chat 9, startup 7 | makes a customer service platform with messaging and an AI agent | AI agent and in-app messaging
Help Scout | helpscout.com | help desk 7, live chat 5, small business 7, startup 6 | makes a shared inbox and help centre for support teams | simple shared inbox
Gorgias | gorgias.com | help desk 7, live chat 5 | makes a help desk for online shops | deep Shopify integration
Front | front.com | help desk 6, enterprise 3, startup 4 | makes a shared inbox for customer operations teams | collaborative inbox
Kayako | kayako.com | help desk 3 | makes help desk software for customer support | unified customer view
HappyFox | happyfox.com | help desk 4, live chat 3 | makes help desk, chat and knowledge base software | strong ticket automation
LiveAgent | liveagent.com | help desk 5, live chat 6, small business 5 | makes help desk software with live chat and a call centre | wide channel coverage at a low price
Gladly | gladly.ai | help desk 4, enterprise 4 | makes customer service software organised around people instead of tickets | conversation history centred on the customer
Zammad | zammad.com | help desk 3, open source 9, @eu | develops an open source help desk | open source licence and self-hosting
Jitbit | jitbit.com | help desk 3, small business 4 | makes hosted and on-premises help desk software | simple setup and on-premises option
Kustomer | kustomer.com | help desk 5, crm 2, enterprise 5 | makes a customer service platform with a CRM at its core | single timeline of each customer
Tidio | tidio.com | live chat 7, small business 6, startup 4 | makes live chat and chatbot software for small businesses | easy chatbots and fair entry price
LiveChat / Text | livechat.com | live chat 8, help desk 4 | makes live chat software for customer service and sales | polished agent interface
Crisp | crisp.chat | live chat 6, help desk 4, startup 6, @eu | makes a messaging platform for customer support | flat pricing and shared inbox
Tawk.to | tawk.to | live chat 6, free 9, small business 6 | offers a free live chat application for websites | free plan without agent limits
Olark | olark.com | live chat 4, small business 4 | makes live chat software for websites | simplicity
Mailchimp / Intuit Mailchimp | mailchimp.com | email marketing 9, marketing automation 6, small business 8, beginner 7, free 5 | makes an email marketing platform with automation and landing pages | familiar editor and many integrations
Brevo / Sendinblue | brevo.com | email marketing 8, marketing automation 7, crm 4, free 7, small business 7 | makes email, SMS and marketing automation software with a CRM | pricing by volume instead of contacts
Klaviyo | klaviyo.com | email marketing 8, marketing automation 7 | makes email and SMS marketing software for online shops | deep data from online shops
Kit / ConvertKit | kit.com | email marketing 8, startup 3, free 6 | makes email marketing software for creators | creator features and landing pages
MailerLite | mailerlite.com | email marketing 8, small business 7, free 7, budget 7, beginner 6 | makes simple email marketing software with websites and automation | clean editor and low price
Constant Contact | constantcontact.com | email marketing 7, small business 8, beginner 6 | makes email and digital marketing tools for small businesses | easy templates and phone support
GetResponse | getresponse.com | email marketing 7, marketing automation 6, small business 6 | makes email marketing, automation and webinar software | webinars and funnels in one tool
AWeber | aweber.com | email marketing 6, small business 6 | makes email marketing and autoresponder software | long track record in autoresponders
Campaign Monitor | campaignmonitor.com | email marketing 6 | makes email marketing software known for its templates | polished templates
Moosend | moosend.com | email marketing 5, budget 7, small business 5 | makes email marketing and automation software | low price for automation
Drip | drip.com | email marketing 5, marketing automation 5 | makes email automation software for online shops | behavioural segmentation for shops
Omnisend | omnisend.com | email marketing 6, marketing automation 5 | makes email and SMS marketing software for online shops | ready-made workflows for shops
Benchmark Email | benchmarkemail.com | email marketing 4, small business 4 | makes email marketing software with a free plan | simple editor
beehiiv | beehiiv.com | email marketing 5, newsletter 9, startup 4 | makes a publishing platform for newsletters | growth and monetisation tools for newsletters
Substack | substack.com | newsletter 9, email marketing 2 | runs a platform for subscription newsletters | built-in audience and paid subscriptions
Ghost | ghost.org | newsletter 7, open source 9, website builder 3 | develops an open source publishing platform for newsletters and websites | ownership of content and audience
Buttondown | buttondown.com | newsletter 5, email marketing 2, startup 3 | makes simple newsletter software | minimalism and Markdown support
Sender | sender.net | email marketing 4, budget 6, free 5 | makes email and SMS marketing software | low price
Mailjet | mailjet.com | email marketing 5, @eu | makes email software for marketing and transactional messages | collaborative editor and email API
Customer.io | customer.io | marketing automation 7, email marketing 4, startup 6 | makes messaging automation software driven by customer data | event-driven messaging
Braze | braze.com | marketing automation 7, enterprise 7 | makes a customer engagement platform for messages across channels | real-time messaging at scale
Iterable | iterable.com | marketing automation 6, email marketing 3, enterprise 5 | makes a cross-channel marketing platform | flexible cross-channel journeys
Ortto | ortto.com | marketing automation 4, startup 4 | makes marketing automation software with customer data and analytics | visual customer journeys
Mautic | mautic.org | marketing automation 4, open source 9 | develops open source marketing automation | freedom to self-host
Act-On | act-on.com | marketing automation 4 | makes marketing automation software for mid-sized companies | straightforward lead nurturing
Semrush | semrush.com | seo tools 9 | makes a suite for search engine optimisation and online visibility | breadth of keyword and competitor data
Ahrefs | ahrefs.com | seo tools 9 | makes SEO software known for its backlink index | large backlink index
Moz | moz.com | seo tools 7 | makes SEO software and the Domain Authority metric | approachable tools and education
Screaming Frog | screamingfrog.co.uk | seo tools 7 | makes a desktop crawler for technical SEO audits | thorough technical crawls
SE Ranking | seranking.com | seo tools 6, small business 5 | makes SEO software for rank tracking and audits | accurate rank tracking at a fair price
Surfer / Surfer SEO | surferseo.com | seo tools 6 | makes software that optimises content for search engines | content scoring while writing
Mangools | mangools.com | seo tools 5, budget 6, beginner 6 | makes a set of simple SEO tools including KWFinder | beginner-friendly design
Serpstat | serpstat.com | seo tools 4 | makes an SEO platform for keyword and competitor research | wide toolset at a lower price
Majestic | majestic.com | seo tools 5 | makes a backlink index and link analysis tools | specialised link metrics
Ubersuggest | neilpatel.com | seo tools 5, free 5, beginner 5, digital marketing agency 5=NP Digital | publishes the Ubersuggest keyword tool and runs a marketing agency | free keyword ideas
Sistrix | sistrix.com | seo tools 5, @eu | makes SEO software with a search visibility index | long-running visibility index
Conductor | conductor.com | seo tools 4, enterprise 6 | makes an enterprise platform for search and AI visibility | enterprise content insights
ZoomInfo | zoominfo.com | sales prospecting 9, enterprise 6 | sells business contact data and sales intelligence software | depth of company and contact data
Lusha | lusha.com | sales prospecting 6, startup 4 | provides business contact data for sales teams | simple browser extension
Cognism | cognism.com | sales prospecting 6, @eu, @us | provides business contact data with a focus on European compliance | compliance focus and European data
Outreach | outreach.io | sales prospecting 7, enterprise 5 | makes sales execution software for outreach sequences | structured sales sequences
Salesloft | salesloft.com | sales prospecting 7, enterprise 5 | makes a revenue platform for sales engagement | cadence management
lemlist | lemlist.com | sales prospecting 6, startup 6 | makes software for personalised cold outreach | personalised outreach
Hunter | hunter.io | sales prospecting 6, startup 4 | makes a tool for finding and verifying business email addresses | easy email finder
Clay | clay.com | sales prospecting 8, startup 6 | makes a platform that enriches sales data from many providers | enrichment from many data sources
Instantly | instantly.ai | sales prospecting 5, startup 4 | makes cold email software with sending infrastructure | sending infrastructure for cold email
`,
);
