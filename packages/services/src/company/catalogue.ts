import type { CompanySuggestion } from "@standings/domain";

/** Well-known companies, among them all whose marks the web build bundles: `domain Name; domain Name; …` */
const ROWS = `
1password.com 1Password; accenture.com Accenture; acer.com Acer; activecampaign.com ActiveCampaign; adidas.com adidas;
adobe.com Adobe; adp.com ADP; adyen.com Adyen; airbnb.com Airbnb; airbyte.com Airbyte; airtable.com Airtable;
akamai.com Akamai; alibaba.com Alibaba.com; aliexpress.com AliExpress; amazon.com Amazon; amd.com AMD;
americanexpress.com American Express; amplitude.com Amplitude; anthropic.com Anthropic; apple.com Apple; arm.com Arm;
asana.com Asana; asus.com ASUS; atlassian.com Atlassian; audi.com Audi; auth0.com Auth0; azure.com Microsoft Azure;
bankofamerica.com Bank of America; basecamp.com Basecamp; bigcommerce.com BigCommerce; binance.com Binance;
bitbucket.org Bitbucket; bitwarden.com Bitwarden; bmw.com BMW; booking.com Booking.com; bosch.com Bosch; bose.com Bose;
box.com Box; brave.com Brave; braze.com Braze; brevo.com Brevo; brex.com Brex; bubble.io Bubble; buffer.com Buffer;
calendly.com Calendly; chase.com Chase; chatgpt.com ChatGPT; circleci.com CircleCI; cisco.com Cisco; claude.ai Claude;
clickhouse.com ClickHouse; clickup.com ClickUp; clockify.me Clockify; close.com Close; cloudera.com Cloudera;
cloudflare.com Cloudflare; cnet.com CNET; cnn.com CNN; cocacola.com Coca-Cola; cockroachlabs.com Cockroach Labs;
coda.io Coda; codecademy.com Codecademy; cohere.com Cohere; coinbase.com Coinbase; contentful.com Contentful;
coursera.org Coursera; crunchbase.com Crunchbase; cursor.com Cursor; customer.io Customer.io; dashlane.com Dashlane;
databricks.com Databricks; datadoghq.com Datadog; decathlon.com Decathlon; deepl.com DeepL; deliveroo.co.uk Deliveroo; dell.com Dell;
delta.com Delta Air Lines; descript.com Descript; deutschebank.com Deutsche Bank; dev.to DEV Community; dhl.com DHL;
digitalocean.com DigitalOcean; discord.com Discord; dji.com DJI; docker.com Docker; doordash.com DoorDash;
dropbox.com Dropbox; drupal.org Drupal; duckduckgo.com DuckDuckGo; duolingo.com Duolingo; dynatrace.com Dynatrace;
ebay.com eBay; edx.org edX; elastic.co Elastic; elevenlabs.io ElevenLabs; emirates.com Emirates; etsy.com Etsy;
evernote.com Evernote; expedia.com Expedia; expensify.com Expensify; expressvpn.com ExpressVPN; facebook.com Facebook;
fastly.com Fastly; fedex.com FedEx; figma.com Figma; fitbit.com Fitbit; fiverr.com Fiverr; fly.io Fly.io; ford.com Ford;
fortinet.com Fortinet; framer.com Framer; frontapp.com Front; garmin.com Garmin; getdbt.com dbt Labs; ghost.org Ghost;
github.com GitHub; gitlab.com GitLab; glassdoor.com Glassdoor; godaddy.com GoDaddy; goldmansachs.com Goldman Sachs;
goodreads.com Goodreads; google.com Google; grafana.com Grafana Labs; grammarly.com Grammarly; gusto.com Gusto; g2.com G2;
hashicorp.com HashiCorp; hashnode.com Hashnode; hbomax.com HBO Max; headspace.com Headspace; heap.io Heap;
hellofresh.com HelloFresh; helpscout.com Help Scout; heroku.com Heroku; hilton.com Hilton; hm.com H&M; honda.com Honda;
hootsuite.com Hootsuite; hostinger.com Hostinger; hotjar.com Hotjar; hp.com HP; hsbc.com HSBC; hubspot.com HubSpot;
huggingface.co Hugging Face; hyundai.com Hyundai; ibm.com IBM; idealo.de idealo; ikea.com IKEA; imdb.com IMDb; indeed.com Indeed;
instacart.com Instacart; instagram.com Instagram; intel.com Intel; intercom.com Intercom; intuit.com Intuit;
invisionapp.com InVision; jbl.com JBL; jetbrains.com JetBrains; jira.com Jira; justeat.com Just Eat;
khanacademy.org Khan Academy; kia.com Kia; kit.com Kit; klarna.com Klarna; kraken.com Kraken; kubernetes.io Kubernetes;
lastpass.com LastPass; lenovo.com Lenovo; lg.com LG; linear.app Linear; linkedin.com LinkedIn; linode.com Linode;
looker.com Looker; loom.com Loom; lovable.dev Lovable; lufthansa.com Lufthansa; lyft.com Lyft; magento.com Magento;
mailchimp.com Mailchimp; mailgun.com Mailgun; make.com Make; mariadb.org MariaDB; marriott.com Marriott;
mastercard.com Mastercard; matomo.org Matomo; mcdonalds.com McDonald's; mediamarkt.de MediaMarkt; medium.com Medium; metabase.com Metabase;
microsoft.com Microsoft; midjourney.com Midjourney; miro.com Miro; mistral.ai Mistral AI; mixpanel.com Mixpanel;
monday.com monday.com; mongodb.com MongoDB; monzo.com Monzo; mozilla.org Mozilla; msi.com MSI; mullvad.net Mullvad VPN;
mysql.com MySQL; n26.com N26; n8n.io n8n; namecheap.com Namecheap; neon.com Neon; netflix.com Netflix; netlify.com Netlify;
newbalance.com New Balance; newrelic.com New Relic; nike.com Nike; nordvpn.com NordVPN; notion.com Notion; notion.so Notion;
nvidia.com NVIDIA; nytimes.com The New York Times; obsidian.md Obsidian; odoo.com Odoo; okta.com Okta; openai.com OpenAI;
optimizely.com Optimizely; pagerduty.com PagerDuty; paloaltonetworks.com Palo Alto Networks; paypal.com PayPal;
peloton.com Peloton; perplexity.ai Perplexity; pinterest.com Pinterest; planetscale.com PlanetScale;
plausible.io Plausible Analytics; porsche.com Porsche; postgresql.org PostgreSQL; posthog.com PostHog; postman.com Postman;
prestashop.com PrestaShop; prismic.io Prismic; producthunt.com Product Hunt; proton.me Proton; protonvpn.com Proton VPN;
puma.com PUMA; qlik.com Qlik; qualcomm.com Qualcomm; quora.com Quora; railway.com Railway; reddit.com Reddit;
redhat.com Red Hat; redis.io Redis; reebok.com Reebok; render.com Render; replit.com Replit; resend.com Resend;
retool.com Retool; revolut.com Revolut; robinhood.com Robinhood; rottentomatoes.com Rotten Tomatoes; ryanair.com Ryanair;
sage.com Sage; salesforce.com Salesforce; samsung.com Samsung; sanity.io Sanity; sap.com SAP; segment.com Segment;
semrush.com Semrush; sendgrid.com SendGrid; sennheiser.com Sennheiser; sentry.io Sentry; shopify.com Shopify;
siemens.com Siemens; similarweb.com Similarweb; singlestore.com SingleStore; sketch.com Sketch; skillshare.com Skillshare;
slack.com Slack; snapchat.com Snapchat; snowflake.com Snowflake; snyk.io Snyk; sonos.com Sonos; sony.com Sony;
splunk.com Splunk; spotify.com Spotify; square.com Square; squarespace.com Squarespace; squareup.com Square;
stackoverflow.com Stack Overflow; starbucks.com Starbucks; starlingbank.com Starling Bank; statista.com Statista;
storyblok.com Storyblok; strapi.io Strapi; strava.com Strava; stripe.com Stripe; substack.com Substack;
supabase.com Supabase; surfshark.com Surfshark; surveymonkey.com SurveyMonkey; tableau.com Tableau; target.com Target;
techcrunch.com TechCrunch; telegram.org Telegram; teradata.com Teradata; terraform.io Terraform; tesla.com Tesla;
theguardian.com The Guardian; thenorthface.com The North Face; threads.net Threads; ticktick.com TickTick;
tiktok.com TikTok; todoist.com Todoist; toggl.com Toggl; toptal.com Toptal; toyota.com Toyota; trello.com Trello;
tripadvisor.com Tripadvisor; trustpilot.com Trustpilot; twenty.com Twenty; twilio.com Twilio; twitch.tv Twitch;
typeform.com Typeform; uber.com Uber; ubereats.com Uber Eats; udacity.com Udacity; udemy.com Udemy; uipath.com UiPath;
unbounce.com Unbounce; underarmour.com Under Armour; unilever.com Unilever; uniqlo.com UNIQLO; ups.com UPS;
upwork.com Upwork; vercel.com Vercel; visa.com Visa; volkswagen.com Volkswagen; volvocars.com Volvo Cars; vultr.com Vultr;
washingtonpost.com The Washington Post; webflow.com Webflow; wellsfargo.com Wells Fargo; whatsapp.com WhatsApp;
wikipedia.org Wikipedia; wise.com Wise; wix.com Wix; woocommerce.com WooCommerce; wordpress.com WordPress.com;
wordpress.org WordPress; x.com X; xero.com Xero; ycombinator.com Y Combinator; yelp.com Yelp; youtube.com YouTube;
zapier.com Zapier; zalando.com Zalando; zara.com Zara; zendesk.com Zendesk; zoho.com Zoho; zoom.com Zoom; zoom.us Zoom
`;

/** Well-known companies that have a site of its own name in each of several countries. */
const GROUPS = `
amazon.com amazon.ae amazon.ca amazon.cn amazon.co.jp amazon.co.uk amazon.com.au amazon.com.be amazon.com.br amazon.com.mx
  amazon.com.tr amazon.de amazon.eg amazon.es amazon.fr amazon.ie amazon.in amazon.it amazon.nl amazon.pl amazon.sa amazon.se amazon.sg;
ebay.com ebay.at ebay.be ebay.ca ebay.ch ebay.co.uk ebay.com.au ebay.de ebay.es ebay.fr ebay.ie ebay.it ebay.nl ebay.pl;
zalando.com zalando.at zalando.be zalando.ch zalando.co.uk zalando.cz zalando.de zalando.dk zalando.es zalando.fi zalando.fr
  zalando.ie zalando.it zalando.nl zalando.no zalando.pl zalando.se;
google.com google.ca google.co.in google.co.jp google.co.uk google.com.au google.com.br google.de google.es google.fr google.it
  google.nl google.pl;
tripadvisor.com tripadvisor.ca tripadvisor.co.uk tripadvisor.com.au tripadvisor.de tripadvisor.es tripadvisor.fr tripadvisor.in
  tripadvisor.it;
idealo.de idealo.at idealo.co.uk idealo.es idealo.fr idealo.it;
hellofresh.com hellofresh.at hellofresh.be hellofresh.ca hellofresh.ch hellofresh.co.nz hellofresh.co.uk hellofresh.com.au
  hellofresh.de hellofresh.dk hellofresh.fr hellofresh.ie hellofresh.nl hellofresh.se;
expedia.com expedia.ca expedia.co.in expedia.co.jp expedia.co.uk expedia.com.au expedia.de expedia.es expedia.fr expedia.it expedia.nl;
mediamarkt.de mediamarkt.at mediamarkt.be mediamarkt.ch mediamarkt.es mediamarkt.nl mediamarkt.pl;
decathlon.com decathlon.be decathlon.ca decathlon.co.uk decathlon.de decathlon.es decathlon.fr decathlon.in decathlon.it decathlon.nl
  decathlon.pl;
adidas.com adidas.ca adidas.co.uk adidas.com.au adidas.de adidas.es adidas.fr adidas.it adidas.nl adidas.pl
`;

/** Registrable domains of one company, the best known first. */
export const CATALOGUE_GROUPS: readonly (readonly string[])[] = GROUPS.split(";").map((row) =>
  row.trim().split(/\s+/),
);

export const CATALOGUE: readonly CompanySuggestion[] = ROWS.split(";").map((row) => {
  const [domain = "", ...name] = row.trim().split(/\s+/);
  return { name: name.join(" "), domain };
});
