import { readCompanies } from "./company.ts";

/** Cloud, data, hosting, monitoring and tools for developers. */
export const CLOUD_SOFTWARE = readCompanies(
  "Technology",
  `
Snowflake | snowflake.com | cloud data warehouse 9, enterprise 8, startup 4 | makes a cloud data platform that separates storage from computing | independent scaling of storage and compute
Databricks | databricks.com | cloud data warehouse 8, business intelligence 3, enterprise 8 | makes a lakehouse platform for data and AI | one platform for analytics and machine learning
Teradata | teradata.com | cloud data warehouse 6, enterprise 8 | makes analytics and data warehouse software for large organisations | mature workload management
ClickHouse | clickhouse.com | cloud data warehouse 6, database 6, open source 8, startup 6, observability 2 | develops a fast column database for analytics | query speed
Firebolt | firebolt.io | cloud data warehouse 5, startup 4 | makes a cloud data warehouse for low-latency analytics | low latency
Cloudera | cloudera.com | cloud data warehouse 5, enterprise 7 | makes a hybrid data platform | hybrid deployment
OpenText | opentext.com | cloud data warehouse 4=OpenText Vertica: makes an analytics database, enterprise 6 | makes information management software for large organisations | analytics at scale
Yellowbrick | yellowbrick.com | cloud data warehouse 4 | makes a data warehouse that runs in any cloud | deployment in the customer's own cloud
SingleStore | singlestore.com | cloud data warehouse 4, database 6 | makes a database for transactions and analytics | combined transactions and analytics
MotherDuck | motherduck.com | cloud data warehouse 4, startup 6 | makes a serverless data warehouse based on DuckDB | simplicity for smaller data
Dremio | dremio.com | cloud data warehouse 5, open source 3 | makes a lakehouse query platform | direct queries on data lakes
Starburst | starburst.io | cloud data warehouse 5, enterprise 5 | makes a query platform based on Trino | queries across many sources
Exasol | exasol.com | cloud data warehouse 4, @de, @eu, @us | makes an in-memory analytics database | in-memory speed
Panoply | panoply.io | cloud data warehouse 3, small business 4 | makes a managed data warehouse with connectors | managed setup
Fivetran | fivetran.com | data integration 9, cloud data warehouse 1 | moves data into warehouses with managed connectors | managed connectors
dbt Labs / dbt | getdbt.com | data integration 7, open source 6 | develops a tool for transforming data in the warehouse | version-controlled transformations
Airbyte | airbyte.com | data integration 7, open source 8, startup 5 | develops open source data connectors | open source connectors
DigitalOcean | digitalocean.com | cloud provider 7, web hosting 6, startup 8, small business 7, budget 6, beginner 5 | runs a simple cloud platform for developers and small companies | clear prices and documentation
Akamai / Linode | akamai.com | cloud provider 6=Akamai Cloud: runs the cloud platform formerly called Linode, cybersecurity 4, content delivery 9, enterprise 6 | runs a content delivery, security and cloud network | global network
Vultr | vultr.com | cloud provider 5, web hosting 4, budget 6, startup 4 | runs a cloud platform with many locations | many locations
Hetzner | hetzner.com | cloud provider 6, web hosting 6, budget 9, @eu, @us, @sg | runs data centres and sells cloud and dedicated servers | price for performance
OVHcloud / OVH | ovhcloud.com | cloud provider 6, web hosting 5, budget 6, privacy 5, @eu, @ca, @us | runs a European cloud and server platform | European data sovereignty
Scaleway | scaleway.com | cloud provider 5, startup 5, @eu, @fr | runs a European cloud platform | European regions
IONOS / 1&1 IONOS | ionos.com | web hosting 7, cloud provider 4, website builder 5, domain registrar 6, small business 7, budget 7 | sells hosting, domains and cloud services | low entry price
STACKIT | stackit.com | cloud provider 4, privacy 6, @de, @eu | runs a sovereign cloud platform of Schwarz Group | German data centres
UpCloud | upcloud.com | cloud provider 4, @eu, @us | runs a European cloud platform | fast storage
Alibaba Cloud | alibabacloud.com | cloud provider 7, enterprise 6, @asia, @cn | runs a cloud platform with strength in Asia | presence in China
Tencent Cloud | tencentcloud.com | cloud provider 5, @asia, @cn | runs a cloud platform with strength in media and games | media workloads
Rackspace / Rackspace Technology | rackspace.com | cloud provider 4, enterprise 5 | manages cloud infrastructure for organisations | managed multicloud support
Cloudflare | cloudflare.com | content delivery 9, cybersecurity 7, cloud provider 4, developer tools 5, domain registrar 5, free 6, startup 6 | runs a network for content delivery, security and serverless code | global edge network
Fastly | fastly.com | content delivery 7, cloud provider 2 | runs an edge network for content and applications | fast configuration changes
Vercel | vercel.com | developer tools 7, web hosting 6, cloud provider 3, startup 8 | hosts web applications and develops Next.js | front-end deployment workflow
Netlify | netlify.com | developer tools 6, web hosting 6, startup 6, free 5 | hosts modern websites with automated builds | git-based deploys
Render | render.com | cloud provider 4, web hosting 4, developer tools 4, startup 7 | hosts applications and databases from a repository | simple application hosting
Fly.io | fly.io | cloud provider 4, startup 6, developer tools 3 | runs applications close to their users | deployment near users
Heroku | heroku.com | cloud provider 4, developer tools 5, startup 5, beginner 5 | runs applications on a managed platform | simple deployment
Railway | railway.com | cloud provider 3, developer tools 4, startup 6 | deploys applications and databases | quick start
Supabase | supabase.com | database 7, developer tools 6, startup 8, open source 7 | makes an open source backend around Postgres | Postgres-based backend
MongoDB | mongodb.com | database 9, developer tools 4, startup 5, enterprise 6 | develops a document database and a cloud service for it | flexible documents
Redis | redis.io | database 7 | develops an in-memory data store | in-memory speed
Neon | neon.com | database 6, startup 6 | makes serverless Postgres | branching databases
Cockroach Labs / CockroachDB | cockroachlabs.com | database 6=CockroachDB, enterprise 5 | makes a distributed SQL database | resilience across regions
PlanetScale | planetscale.com | database 6, startup 4 | makes a managed MySQL and Postgres platform | online schema changes
SiteGround | siteground.com | web hosting 8, small business 7 | hosts websites with a focus on WordPress | support and WordPress tools
Bluehost | bluehost.com | web hosting 8, beginner 7, budget 7, small business 6 | hosts websites for beginners and small companies | guided WordPress setup
Hostinger | hostinger.com | web hosting 9, website builder 7, budget 9, beginner 7 | hosts websites and makes a website builder | low price
Kinsta | kinsta.com | web hosting 7, premium 6 | hosts WordPress sites on managed cloud servers | managed WordPress performance
WP Engine | wpengine.com | web hosting 7, enterprise 5, premium 5 | hosts WordPress sites for companies | managed WordPress
DreamHost | dreamhost.com | web hosting 6, small business 5 | hosts websites and sells domain names | monthly plans
hosting.com / A2 Hosting | hosting.com | web hosting 5 | hosts websites | speed-oriented plans
Namecheap | namecheap.com | domain registrar 8, web hosting 5, budget 7 | sells domain names and hosting | low domain prices
InMotion Hosting | inmotionhosting.com | web hosting 5, small business 5, @us | hosts websites and servers | phone support
Tableau / Tableau Software | tableau.com | business intelligence 9, enterprise 7 | makes visual analytics software | rich visual exploration
Qlik | qlik.com | business intelligence 8, data integration 5, enterprise 6 | makes analytics and data integration software | associative data exploration
ThoughtSpot | thoughtspot.com | business intelligence 7, enterprise 5 | makes search-driven analytics software | natural language search
Domo | domo.com | business intelligence 6 | makes a cloud platform for dashboards and data apps | ready-made connectors
Sisense | sisense.com | business intelligence 6 | makes embedded analytics software | embedded dashboards
Metabase | metabase.com | business intelligence 7, open source 9, startup 8, budget 5 | makes an open source business intelligence tool | simple questions without SQL
Preset | preset.io | business intelligence 4, open source 6 | offers Apache Superset as a service | open source base
Strategy / MicroStrategy | strategy.com | business intelligence 5, enterprise 7 | makes enterprise analytics software | governed enterprise reporting
Sigma / Sigma Computing | sigmacomputing.com | business intelligence 6 | makes spreadsheet-like analytics on cloud warehouses | spreadsheet interface on warehouse data
Hex | hex.tech | business intelligence 5, startup 5 | makes collaborative data notebooks | notebooks for teams
Yellowfin | yellowfinbi.com | business intelligence 4 | makes dashboards and data storytelling software | data stories
Board | board.com | business intelligence 3, enterprise 4 | makes planning and analytics software | planning and reporting together
Datadog | datadoghq.com | observability 9, cybersecurity 3, enterprise 7, startup 5 | makes monitoring software for cloud infrastructure and applications | breadth of integrations
New Relic | newrelic.com | observability 8, free 4 | makes observability software for applications | full-stack view
Dynatrace | dynatrace.com | observability 8, enterprise 8 | makes automated monitoring software for large environments | automatic root-cause analysis
Grafana Labs / Grafana | grafana.com | observability 8=Grafana, open source 9, startup 6 | develops open source dashboards and monitoring | dashboards over any data source
Splunk | splunk.com | observability 7, cybersecurity 7, enterprise 8 | makes software that searches machine data for operations and security | search across machine data
Elastic | elastic.co | observability 7, cybersecurity 4, open source 6, database 4 | makes search, observability and security software | fast log search
Honeycomb | honeycomb.io | observability 6, startup 5 | makes observability software for distributed systems | high-cardinality queries
Sentry | sentry.io | observability 6, developer tools 6, startup 8, open source 3 | makes error and performance monitoring for developers | clear error context
LogicMonitor | logicmonitor.com | observability 5, enterprise 5 | makes infrastructure monitoring software | hybrid infrastructure coverage
SolarWinds | solarwinds.com | observability 5, enterprise 5 | makes network and infrastructure monitoring software | network monitoring
Chronosphere | chronosphere.io | observability 4, enterprise 4 | makes observability software that controls data volume | cost control
PagerDuty | pagerduty.com | observability 4, incident management 9, enterprise 5 | makes incident response software | on-call scheduling
Checkly | checklyhq.com | observability 3, developer tools 3, startup 5 | makes synthetic monitoring as code | monitoring as code
Better Stack | betterstack.com | observability 4, startup 6, incident management 4 | makes uptime, log and incident software | friendly interface
Zabbix | zabbix.com | observability 4, open source 9 | develops open source infrastructure monitoring | free open source code
Checkmk | checkmk.com | observability 4, open source 7, @de, @eu, @us | makes IT monitoring software | automated discovery
OpenStatus | openstatus.dev | observability 2, open source 7, startup 4 | develops open source uptime monitoring | open source licence
GitHub | github.com | developer tools 9, open source 5, startup 7, ai assistant 3=GitHub Copilot: makes an AI assistant for programmers, free 6 | hosts code, issues and automated workflows | community and automation
GitLab | gitlab.com | developer tools 8, open source 7, enterprise 7 | makes a platform for the whole software development cycle | single application for the whole cycle
JetBrains | jetbrains.com | developer tools 8 | makes code editors for many languages | deep code understanding
Docker | docker.com | developer tools 8, open source 4 | makes tools to build and run containers | container workflow
Postman | postman.com | developer tools 7, startup 5 | makes a tool for building and testing APIs | API testing
CircleCI | circleci.com | developer tools 5 | makes continuous integration software | build speed
Cursor / Anysphere | cursor.com | developer tools 8, startup 7, ai assistant 3 | makes a code editor built around AI | AI editing in the code base
Replit | replit.com | developer tools 6, no-code 4, beginner 7 | makes a browser-based coding environment | coding in the browser
Sourcegraph | sourcegraph.com | developer tools 4, enterprise 5 | makes code search software | search over large code bases
Snyk | snyk.io | developer tools 5, cybersecurity 5 | makes security software for developers | developer-first security
Twilio | twilio.com | developer tools 6, startup 5 | sells programmable messaging, voice and email | communication APIs
Matomo | matomo.org | web analytics 8, open source 9, privacy 9, @eu, @us, @au | makes web analytics with full data ownership | data ownership
Plausible / Plausible Analytics | plausible.io | web analytics 7, privacy 9, open source 7, startup 6, small business 5, @eu, @us | makes lightweight web analytics without cookies | cookie-free measurement
Fathom / Fathom Analytics | usefathom.com | web analytics 6, privacy 8, small business 4 | makes simple, privacy-first web analytics | simple privacy-first reports
Mixpanel | mixpanel.com | web analytics 7, startup 7, product analytics 9 | makes product analytics software | event-based analysis
Amplitude | amplitude.com | web analytics 7, enterprise 6, product analytics 9 | makes digital analytics software | behavioural cohorts
PostHog | posthog.com | web analytics 6, open source 8, startup 9, product analytics 8 | makes open source product analytics and feature flags | all-in-one kit for engineers
Contentsquare | contentsquare.com | web analytics 6, enterprise 7, product analytics 5 | makes experience analytics software | detailed journey analysis
Piwik PRO | piwik.pro | web analytics 6, privacy 8, enterprise 5, @eu | makes web analytics for regulated organisations | compliance features
Simple Analytics | simpleanalytics.com | web analytics 4, privacy 8, @eu, @us | makes web analytics without personal data | minimal data collection
Fullstory | fullstory.com | web analytics 5, product analytics 6 | makes session replay and behaviour analytics | session replay
Similarweb | similarweb.com | web analytics 6, seo tools 5 | estimates website traffic and market trends | competitor traffic estimates
Umami | umami.is | web analytics 4, open source 9, privacy 7 | develops open source web analytics | light open source code
Crazy Egg | crazyegg.com | web analytics 4 | makes heatmaps and A/B tests | heatmaps
etracker | etracker.com | web analytics 3, privacy 7, @de | makes web analytics that works without consent banners | German privacy standards
`,
);
