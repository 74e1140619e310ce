import { readCompanies } from "./company.ts";

/** Security, privacy, AI assistants and social media tools. */
export const SECURITY_AND_AI = readCompanies(
  "Technology",
  `
CrowdStrike | crowdstrike.com | cybersecurity 9, antivirus 3, enterprise 9 | makes cloud-based endpoint security software | endpoint detection
Palo Alto Networks | paloaltonetworks.com | cybersecurity 9, enterprise 9 | makes firewalls and cloud security software | platform across network and cloud
Fortinet | fortinet.com | cybersecurity 8, enterprise 8 | makes firewalls and network security products | integrated network security
Zscaler | zscaler.com | cybersecurity 8, enterprise 8 | makes zero trust access and web security services | zero trust access
SentinelOne | sentinelone.com | cybersecurity 8, enterprise 7, startup 3 | makes AI-driven endpoint security software | automated response
Check Point / Check Point Software | checkpoint.com | cybersecurity 7, enterprise 7 | makes network and cloud security products | threat prevention
Okta | okta.com | cybersecurity 7, enterprise 8 | makes identity and access management software | identity integrations
Rapid7 | rapid7.com | cybersecurity 5, enterprise 5 | makes vulnerability management and detection software | vulnerability insight
Tenable | tenable.com | cybersecurity 5, enterprise 6 | makes exposure and vulnerability management software | vulnerability coverage
Wiz | wiz.io | cybersecurity 7, startup 4, enterprise 7 | makes security software for cloud environments | agentless cloud scanning
Darktrace | darktrace.com | cybersecurity 5, enterprise 6 | makes AI-based threat detection software | anomaly detection
Sophos | sophos.com | cybersecurity 5, antivirus 4, small business 6 | makes endpoint and network security for companies | managed detection for smaller teams
Proofpoint | proofpoint.com | cybersecurity 5, enterprise 6 | makes email and people-centred security software | email protection
Trend Micro | trendmicro.com | cybersecurity 6, antivirus 6, enterprise 5 | makes security software for companies and homes | cloud workload protection
Arctic Wolf | arcticwolf.com | cybersecurity 5, small business 5 | provides managed security operations | round-the-clock monitoring service
KnowBe4 | knowbe4.com | cybersecurity 4, small business 4 | provides security awareness training | phishing simulations
Vanta | vanta.com | cybersecurity 4, compliance software 9, startup 9 | automates security compliance | fast audit preparation
Drata | drata.com | compliance software 8, cybersecurity 2, startup 8 | automates security compliance | continuous control monitoring
Huntress | huntress.com | cybersecurity 4, small business 7 | provides managed security for small companies | focus on smaller firms
Norton / Norton 360 | norton.com | antivirus 9, vpn 4, family 6, password manager 3 | makes antivirus and identity protection for consumers | breadth of protection in one plan
Bitdefender | bitdefender.com | antivirus 9, cybersecurity 5, vpn 3, small business 5 | makes antivirus and endpoint security software | detection with little slowdown
McAfee | mcafee.com | antivirus 8, family 6, vpn 3 | makes antivirus and online protection for consumers | unlimited device plans
Kaspersky | kaspersky.com | antivirus 6, vpn 3, cybersecurity 3, @eu, @asia, @latam, @africa | makes antivirus and security software | malware detection
ESET | eset.com | antivirus 7, cybersecurity 4, small business 5 | makes antivirus and endpoint security software | light system load
Avast | avast.com | antivirus 7, free 8, vpn 3 | makes free and paid antivirus software | free version
AVG | avg.com | antivirus 6, free 8 | makes free and paid antivirus software | simple free protection
Malwarebytes | malwarebytes.com | antivirus 7, small business 5, vpn 2 | makes software that removes and blocks malware | clean-up of infected computers
F-Secure | f-secure.com | antivirus 6, vpn 3, family 5, @eu, @us | makes consumer security software | simple interface
Avira | avira.com | antivirus 5, free 6, vpn 2 | makes antivirus and privacy software | free suite
G DATA | gdata.de | antivirus 4, @de, @eu | makes antivirus software in Germany | German development
Webroot | webroot.com | antivirus 5 | makes cloud-based antivirus software | small footprint
1Password | 1password.com | password manager 9, family 7, enterprise 6, startup 6 | makes a password manager for people and companies | polished apps and travel mode
Bitwarden | bitwarden.com | password manager 9, open source 9, free 9, budget 8 | makes an open source password manager | open source code and free plan
LastPass | lastpass.com | password manager 6, enterprise 5 | makes a password manager for people and companies | familiar browser extension
Dashlane | dashlane.com | password manager 8, enterprise 5, vpn 1 | makes a password manager with breach alerts | breach monitoring
Keeper / Keeper Security | keepersecurity.com | password manager 8, enterprise 6, family 4 | makes a password manager for people and companies | strict security model
NordPass / Nord Security | nordpass.com | password manager 7, small business 5, budget 5 | makes a password manager by Nord Security | clean interface
RoboForm | roboform.com | password manager 6, budget 6 | makes a password manager known for form filling | form filling
Enpass | enpass.io | password manager 5, budget 5 | makes a password manager that stores data on the user's own cloud | own storage
KeePassXC / KeePass | keepassxc.org | password manager 6, open source 9, free 8, privacy 8 | develops an open source offline password manager | offline storage
Passbolt | passbolt.com | password manager 4, open source 8, privacy 6, @eu | makes an open source password manager for teams | team sharing
Proton / Proton AG | proton.me | vpn 8=Proton VPN: runs a VPN with a free plan and open source apps, password manager 7=Proton Pass: makes an encrypted password manager with email aliases, cloud storage 5=Proton Drive: stores files with end-to-end encryption, privacy 9, open source 5, free 7 | makes encrypted email, VPN and storage services from Switzerland | Swiss privacy protection
NordVPN | nordvpn.com | vpn 9, privacy 6, family 4 | runs a consumer VPN service | speed and server network
ExpressVPN | expressvpn.com | vpn 9, premium 5, privacy 6 | runs a consumer VPN service | easy apps on many devices
Surfshark | surfshark.com | vpn 8, budget 8, family 7, antivirus 2 | runs a consumer VPN service with unlimited devices | unlimited devices
Mullvad / Mullvad VPN | mullvad.net | vpn 7, privacy 9, open source 5 | runs an anonymous VPN service from Sweden | anonymous accounts
CyberGhost | cyberghostvpn.com | vpn 7, budget 6, beginner 5 | runs a consumer VPN service | large server list
Private Internet Access / PIA | privateinternetaccess.com | vpn 7, budget 6, open source 5 | runs a consumer VPN service | open source apps
IPVanish | ipvanish.com | vpn 5 | runs a consumer VPN service | unlimited connections
TunnelBear | tunnelbear.com | vpn 5, free 6, beginner 7 | runs a simple VPN service | friendly design
Windscribe | windscribe.com | vpn 5, free 7 | runs a VPN service with a free plan | generous free plan
Hide.me | hide.me | vpn 4, free 5 | runs a VPN service | free tier without adverts
IVPN | ivpn.net | vpn 4, privacy 8 | runs a privacy-focused VPN service | transparency
PureVPN | purevpn.com | vpn 4, budget 6 | runs a consumer VPN service | low long-term price
Tailscale | tailscale.com | vpn 4, developer tools 4, startup 7, free 5 | makes a private network between devices | simple private networks
OpenAI / ChatGPT | openai.com | ai assistant 9=ChatGPT: offers an AI assistant for writing and analysis and code, ai writing 8=ChatGPT: drafts and edits text in conversation, free 6, startup 5, enterprise 6 | develops the ChatGPT assistant and the GPT models | versatility
Anthropic / Claude | anthropic.com | ai assistant 9=Claude: offers an AI assistant for writing and analysis and code, ai writing 7=Claude: drafts and edits long texts in conversation, enterprise 6, startup 4 | develops the Claude assistant and models | careful long-form answers
Perplexity | perplexity.ai | ai assistant 8, ai writing 2, free 5 | makes an answer engine that cites sources | cited answers
xAI / Grok | x.ai | ai assistant 6=Grok: offers an AI assistant with access to posts on X | develops the Grok assistant and models | access to current posts
Mistral AI / Mistral | mistral.ai | ai assistant 6, open source 6, privacy 5, @eu, @us | develops open and commercial language models and an assistant | European base and open models
DeepSeek | deepseek.com | ai assistant 6, open source 7, free 6, budget 6 | develops open language models and an assistant | low cost
Poe | poe.com | ai assistant 4 | gives access to many AI models in one app | choice of models
Character.AI | character.ai | ai assistant 3 | makes conversational AI characters | role-play conversations
You.com | you.com | ai assistant 3, enterprise 3 | makes AI search and assistant software | search-backed answers
Jasper | jasper.ai | ai writing 8, enterprise 6 | makes AI writing software for marketing teams | brand voice controls
Copy.ai | copy.ai | ai writing 7, startup 4 | makes AI software for marketing and sales copy | workflow templates
Grammarly / Superhuman | grammarly.com | ai writing 9, free 6, beginner 6, student 7 | makes a writing assistant for grammar, clarity and tone | grammar checks wherever people write
Writesonic | writesonic.com | ai writing 6, seo tools 2, budget 5 | makes AI writing and content software | SEO-oriented articles
Rytr | rytr.me | ai writing 5, budget 8 | makes a low-priced AI writing tool | low price
Writer | writer.com | ai writing 6, enterprise 8 | makes enterprise AI writing and agent software | enterprise style governance
QuillBot | quillbot.com | ai writing 6, student 8, free 5 | makes paraphrasing and writing tools | paraphrasing
ProWritingAid | prowritingaid.com | ai writing 5 | makes editing software for authors | detailed style reports
Sudowrite | sudowrite.com | ai writing 4 | makes AI writing software for fiction | fiction features
Wordtune / AI21 Labs | wordtune.com | ai writing 5, student 4 | makes a rewriting assistant | sentence rewrites
Anyword | anyword.com | ai writing 4 | makes AI copywriting software with performance predictions | performance scoring
DeepL | deepl.com | translation software 9, ai writing 5=DeepL Write: improves texts in several languages, translation agency 2, privacy 5 | makes machine translation and writing software | natural translations
Hootsuite | hootsuite.com | social media management 9, enterprise 7 | makes social media management software | many networks in one dashboard
Buffer | buffer.com | social media management 9, small business 8, free 7, startup 7, beginner 7 | makes simple social media scheduling software | simple scheduling
Sprout Social | sproutsocial.com | social media management 9, enterprise 8 | makes social media management and listening software | reporting depth
Later | later.com | social media management 7, small business 6 | makes visual social media planning software | visual Instagram planning
Loomly | loomly.com | social media management 6, small business 5 | makes social media calendar software | approval workflows
Agorapulse | agorapulse.com | social media management 7, small business 5 | makes social media inbox and publishing software | unified inbox
SocialPilot | socialpilot.co | social media management 6, budget 7, small business 6 | makes social media scheduling software for agencies | agency pricing
Sendible | sendible.com | social media management 5 | makes social media software for agencies | client dashboards
Metricool | metricool.com | social media management 6, free 6, budget 6 | makes social media planning and analytics software | analytics at a low price
Planable | planable.io | social media management 5 | makes content review and planning software | content approvals
Sprinklr | sprinklr.com | social media management 6, enterprise 9 | makes customer experience software for large brands | enterprise listening
Brandwatch | brandwatch.com | social media management 5, enterprise 6, market research 3 | makes consumer intelligence and social media software | social listening
Meltwater | meltwater.com | social media management 4, enterprise 5 | makes media and social monitoring software | media monitoring
Statusbrew | statusbrew.com | social media management 3 | makes social media engagement software | moderation rules
Publer | publer.com | social media management 4, budget 6, free 4 | makes social media scheduling software | low price
Tailwind | tailwindapp.com | social media management 4, small business 4 | makes scheduling software for Pinterest and Instagram | Pinterest scheduling
`,
);
