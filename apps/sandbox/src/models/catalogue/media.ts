import { readCompanies } from "./company.ts";

/** Streaming, telecoms, news, games, podcasts and agencies. */
export const MEDIA = readCompanies(
  "Communications & Media",
  `
Netflix | netflix.com | streaming service 9, family 5, game publisher 1 | streams series and films by subscription | range of original series
Disney+ / Disney Plus | disneyplus.com | streaming service 9, family 9 | streams Disney, Pixar, Marvel and Star Wars titles | family catalogue
HBO Max / Max | hbomax.com | streaming service 9, premium 5 | streams HBO series and Warner films | acclaimed drama series
Hulu | hulu.com | streaming service 8, @us | streams series and live television in the US | next-day television
Paramount+ / Paramount Plus | paramountplus.com | streaming service 7, budget 5, @us, @uk, @eu, @latam, @au, @ca | streams Paramount films, CBS shows and sport | live sport and low entry price
Peacock | peacocktv.com | streaming service 7, budget 6, @us | streams NBCUniversal shows and sport | live sport
Crunchyroll | crunchyroll.com | streaming service 7 | streams anime | anime catalogue
YouTube / YouTube Premium | youtube.com | streaming service 7, music streaming 7=YouTube Music: streams music and videos, podcast hosting 3, social network 8, free 9 | hosts videos and streams music | breadth of free video
Sky / NOW | sky.com | streaming service 5=NOW, broadband 7, mobile carrier 4, @uk, @it | sells television, broadband and mobile plans | television bundles
Tubi | tubitv.com | streaming service 7, free 9, @us, @uk, @ca, @latam | streams films and series with adverts | free catalogue
Pluto TV | pluto.tv | streaming service 7, free 9 | streams free channels with adverts | free live channels
Mubi / MUBI | mubi.com | streaming service 7, premium 4 | streams curated art-house films | curated cinema
DAZN | dazn.com | streaming service 5, @de, @it, @es, @uk, @jp | streams live sport | football and boxing rights
BritBox | britbox.com | streaming service 4, @us, @ca, @au, @nordic | streams British television | British drama
RTL+ / RTL Plus | rtlplus.de | streaming service 4, @de | streams German television and music | German entertainment
Spotify | spotify.com | music streaming 9, podcast hosting 7=Spotify for Creators: hosts podcasts at no charge, free 8, student 7, family 6 | streams music and podcasts | recommendations and playlists
Tidal / TIDAL | tidal.com | music streaming 7, premium 7 | streams music in high resolution | sound quality
Deezer | deezer.com | music streaming 7, @eu, @latam, @us | streams music | song recommendations
Qobuz | qobuz.com | music streaming 7, premium 8 | streams and sells music in studio quality | studio-quality catalogue
SoundCloud | soundcloud.com | music streaming 7, podcast hosting 4, free 7 | streams music uploaded by artists | independent artists
Pandora | pandora.com | music streaming 6, free 7, @us | streams personalised radio | personalised radio
iHeartRadio / iHeart | iheart.com | music streaming 5, podcast hosting 2, free 7, @us | streams radio stations and podcasts | live radio
Bandcamp | bandcamp.com | music streaming 5 | sells music directly from artists | artist payments
Idagio | idagio.com | music streaming 4 | streams classical music | classical search
Anghami | anghami.com | music streaming 4 | streams Arabic and international music | Arabic catalogue
Verizon | verizon.com | mobile carrier 9, broadband 8, enterprise 6, @us | runs mobile and fibre networks in the US | coverage
T-Mobile US / T-Mobile | t-mobile.com | mobile carrier 9, broadband 7, budget 5, @us | runs a mobile network in the US | 5G reach and plan perks
AT&T | att.com | mobile carrier 8, broadband 8, enterprise 6, @us | runs mobile and fibre networks in the US | fibre speeds
Mint Mobile / Mint | mintmobile.com | mobile carrier 8, budget 9, @us | sells prepaid mobile plans | low prepaid prices
Visible | visible.com | mobile carrier 7, budget 8, @us | sells digital-only mobile plans on Verizon's network | flat-price unlimited plans
Cricket Wireless / Cricket | cricketwireless.com | mobile carrier 6, budget 7, @us | sells prepaid mobile plans on AT&T's network | prepaid family plans
US Mobile | usmobile.com | mobile carrier 6, budget 7, @us | sells customisable mobile plans | choice of networks
Consumer Cellular | consumercellular.com | mobile carrier 6, senior 8, @us | sells mobile plans with older customers in mind | simple plans and support
EE | ee.co.uk | mobile carrier 8, broadband 7, @uk | runs a mobile network in the UK | UK coverage and speed
O2 / Virgin Media O2 | o2.co.uk | mobile carrier 7, @uk | runs a mobile network in the UK | customer rewards
Vodafone | vodafone.com | mobile carrier 7, broadband 6, enterprise 5, @uk, @de, @africa | runs mobile and fixed networks | European roaming
Three / Three UK | three.co.uk | mobile carrier 6, broadband 4, budget 6, @uk | runs a mobile network in the UK | data allowances
giffgaff / Giffgaff | giffgaff.com | mobile carrier 7, budget 8, @uk | sells flexible mobile plans | plans without contract
Deutsche Telekom / Telekom | telekom.de | mobile carrier 9, broadband 9, enterprise 6, @de | runs mobile and fixed networks in Germany | network quality
1&1 | 1und1.de | mobile carrier 6, broadband 7, budget 6, @de | sells mobile and broadband plans in Germany | bundle prices
Orange | orange.com | mobile carrier 8, broadband 8, @fr, @es, @africa | runs mobile and fixed networks | fibre coverage in France
Free / Iliad | free.fr | mobile carrier 7, broadband 7, budget 8, @fr | sells mobile and broadband plans in France | low prices
Telefónica / Movistar | telefonica.com | mobile carrier 7=Movistar, broadband 6=Movistar, @es, @latam | runs mobile and fixed networks | coverage in Spain
Swisscom | swisscom.ch | mobile carrier 8, broadband 8, @ch | runs mobile and fixed networks in Switzerland | Swiss network quality
Rogers | rogers.com | mobile carrier 7, broadband 6, @ca | runs mobile and cable networks in Canada | coverage in Canada
Telstra | telstra.com.au | mobile carrier 8, broadband 7, @au | runs mobile and fixed networks in Australia | rural coverage
Reliance Jio / Jio | jio.com | mobile carrier 8, broadband 6, budget 8, @in | runs a mobile network in India | low data prices
NTT Docomo / Docomo | docomo.ne.jp | mobile carrier 8, @jp | runs a mobile network in Japan | coverage in Japan
Xfinity / Comcast | xfinity.com | broadband 9, mobile carrier 5=Xfinity Mobile, @us | sells cable internet and television | availability
Spectrum / Charter | spectrum.com | broadband 8, mobile carrier 4=Spectrum Mobile, @us | sells cable internet and television | plans without data caps
Starlink | starlink.com | broadband 8 | provides satellite internet | reach in rural areas
Frontier / Frontier Communications | frontier.com | broadband 7, @us | sells fibre internet | fibre pricing
Cox / Cox Communications | cox.com | broadband 6, @us | sells cable internet | regional availability
BT | bt.com | broadband 8, enterprise 5, @uk | sells broadband and phone services | fibre reach
Virgin Media | virginmedia.com | broadband 8, @uk | sells cable broadband and television | high speeds
Plusnet | plus.net | broadband 6, budget 7, @uk | sells low-priced broadband | low price
Hyperoptic | hyperoptic.com | broadband 6, @uk | sells full-fibre broadband in cities | symmetrical fibre
The New York Times / New York Times | nytimes.com | newspaper 9, podcast hosting 1, @us, @eu, @uk, @ca, @au | publishes news, opinion and games | depth of reporting
The Guardian | theguardian.com | newspaper 9, free 7, @uk, @us, @au, @eu | publishes news without a paywall | open access
The Washington Post / Washington Post | washingtonpost.com | newspaper 8, @us | publishes news with a focus on US politics | political reporting
The Wall Street Journal / WSJ | wsj.com | newspaper 9, premium 5, @us, @eu, @asia | publishes business and financial news | business reporting
Financial Times / FT | ft.com | newspaper 9, premium 7 | publishes global business news | global business analysis
The Economist | economist.com | newspaper 8, premium 6 | publishes weekly analysis of world affairs | weekly analysis
The Times | thetimes.com | newspaper 7, @uk | publishes news in the UK | British politics and culture
BBC / BBC News | bbc.com | newspaper 8, free 8, streaming service 3=BBC iPlayer | publishes news and broadcasts programmes | worldwide correspondents
Reuters | reuters.com | newspaper 8 | runs an international news agency | factual agency reporting
Associated Press / AP | apnews.com | newspaper 7, free 7 | runs an international news agency | neutral agency reporting
Bloomberg | bloomberg.com | newspaper 8, premium 6, enterprise 5 | publishes financial news and data | market coverage
Der Spiegel / Spiegel | spiegel.de | newspaper 7, @de | publishes news and investigations in Germany | investigations
Frankfurter Allgemeine / FAZ | faz.net | newspaper 7, @de | publishes a daily newspaper in Germany | business and feuilleton
Süddeutsche Zeitung | sueddeutsche.de | newspaper 7, @de | publishes a daily newspaper in Germany | investigative research
Die Zeit / Zeit Online | zeit.de | newspaper 6, @de | publishes a weekly newspaper in Germany | long-form analysis
Le Monde | lemonde.fr | newspaper 8, @fr | publishes a daily newspaper in France | international affairs
El País | elpais.com | newspaper 8, @es, @latam | publishes a daily newspaper in Spain | coverage of Latin America
NZZ / Neue Zürcher Zeitung | nzz.ch | newspaper 7, @ch, @de | publishes a daily newspaper in Switzerland | international analysis
Nintendo | nintendo.com | game publisher 9, game console 9, family 9 | makes game consoles and games | family-friendly games
Electronic Arts / EA | ea.com | game publisher 8 | publishes video games | sports titles
Activision Blizzard / Activision | activision.com | game publisher 7 | publishes video games | shooter franchises
Ubisoft | ubisoft.com | game publisher 8 | publishes video games | open worlds
Take-Two / Rockstar Games | take2games.com | game publisher 8 | publishes video games of Rockstar and 2K | ambitious open worlds
Valve / Steam | valvesoftware.com | game publisher 7, online marketplace 1 | runs the Steam store and makes games | PC game store
Epic Games | epicgames.com | game publisher 7, developer tools 3 | makes Fortnite and Unreal Engine | engine technology
CD Projekt / CD Projekt Red | cdprojekt.com | game publisher 7 | makes role-playing games | narrative depth
Capcom | capcom.com | game publisher 7 | makes action and fighting games | action franchises
Square Enix | square-enix.com | game publisher 7 | makes role-playing games | role-playing series
Sega | sega.com | game publisher 7 | makes video games | strategy and role-playing studios
Bandai Namco | bandainamcoent.com | game publisher 7 | publishes video games | anime adaptations
FromSoftware | fromsoftware.jp | game publisher 6 | makes demanding action games | level design
Bethesda | bethesda.net | game publisher 7 | makes role-playing games | large open worlds
Riot Games | riotgames.com | game publisher 7, free 6 | makes online competitive games | competitive online play
Supercell | supercell.com | game publisher 6, free 5 | makes mobile games | polished mobile games
Paradox Interactive / Paradox | paradoxinteractive.com | game publisher 5 | publishes strategy games | grand strategy
Devolver Digital | devolverdigital.com | game publisher 6 | publishes independent games | independent titles
Buzzsprout | buzzsprout.com | podcast hosting 9, beginner 8 | hosts podcasts | easy publishing and statistics
Libsyn | libsyn.com | podcast hosting 8 | hosts podcasts | long track record
Podbean | podbean.com | podcast hosting 8, free 5, budget 6 | hosts podcasts and runs an app | unlimited hosting
Transistor / Transistor.fm | transistor.fm | podcast hosting 8, startup 5 | hosts podcasts for companies and creators | several shows per account
Captivate | captivate.fm | podcast hosting 7 | hosts podcasts | growth tools
RSS.com | rss.com | podcast hosting 7, budget 6, free 5 | hosts podcasts | simple free start
Acast | acast.com | podcast hosting 7, @eu, @uk, @us | hosts and monetises podcasts | advertising marketplace
Simplecast | simplecast.com | podcast hosting 6, enterprise 5 | hosts podcasts | analytics
Castos | castos.com | podcast hosting 6 | hosts podcasts with a WordPress plugin | WordPress integration
Blubrry | blubrry.com | podcast hosting 5 | hosts podcasts with a WordPress plugin | WordPress publishing
Spreaker | spreaker.com | podcast hosting 5, free 5 | hosts and monetises podcasts | programmatic adverts
Podigee | podigee.com | podcast hosting 5, privacy 6, @de, @eu | hosts podcasts in Germany | European data protection
Art19 | art19.com | podcast hosting 4, enterprise 5 | hosts podcasts for publishers | publisher tools
Edelman | edelman.com | pr agency 9, enterprise 8 | runs a global communications firm | global reach and trust research
Weber Shandwick | webershandwick.com | pr agency 9, enterprise 7 | runs a global communications agency | creative campaigns
FleishmanHillard | fleishmanhillard.com | pr agency 8, enterprise 6 | runs a global communications agency | reputation management
Burson | bursonglobal.com | pr agency 8, enterprise 6 | runs a global communications agency | corporate affairs
Ketchum | ketchum.com | pr agency 8 | runs a global communications agency | brand communication
Brunswick Group / Brunswick | brunswickgroup.com | pr agency 7, enterprise 8 | advises on critical communication | advice on mergers and crises
FGS Global | fgsglobal.com | pr agency 7, enterprise 7 | advises on strategy and communication | financial communication
Golin | golin.com | pr agency 7 | runs a communications agency | earned-first ideas
Hotwire / Hotwire Global | hotwireglobal.com | pr agency 6, startup 6 | runs a technology communications agency | experience with technology clients
LaunchSquad | launchsquad.com | pr agency 6, startup 8, @us | runs a communications agency for start-ups | work with young companies
Bospar | bospar.com | pr agency 5, startup 7, @us | runs a technology communications agency | technology launches
Tyto / Tyto PR | tytopr.com | pr agency 5, startup 5, @eu, @uk | runs a European communications agency | pan-European programmes
Ogilvy | ogilvy.com | advertising agency 9, pr agency 7, digital marketing agency 5, enterprise 7 | runs a global advertising agency | brand building
WPP | wpp.com | advertising agency 8, pr agency 3, enterprise 9 | owns advertising and media agencies | scale across disciplines
Omnicom / Omnicom Group | omnicomgroup.com | advertising agency 8, enterprise 9 | owns advertising and media agencies | media buying scale
Publicis / Publicis Groupe | publicisgroupe.com | advertising agency 8, enterprise 9 | owns advertising and media agencies | data capabilities
Dentsu | dentsu.com | advertising agency 7, enterprise 7 | owns advertising and media agencies | media planning
Wieden+Kennedy / Wieden & Kennedy | wk.com | advertising agency 9 | runs an independent advertising agency | bold creative work
Droga5 | droga5.com | advertising agency 8 | runs a creative agency of Accenture Song | strategic creative work
BBDO | bbdo.com | advertising agency 8, enterprise 6 | runs a global advertising agency | consistent creative standards
TBWA | tbwa.com | advertising agency 7 | runs a global advertising agency | disruption method
McCann / McCann Worldgroup | mccann.com | advertising agency 7 | runs a global advertising agency | brand platforms
Leo / Leo Burnett | leoburnett.com | advertising agency 7 | runs a global advertising agency | character-led brands
72andSunny | 72andsunny.com | advertising agency 6 | runs a creative agency | modern brand work
Mother | motherlondon.com | advertising agency 6, @uk, @us | runs an independent creative agency | independent creativity
Jung von Matt | jvm.com | advertising agency 6, @de, @eu | runs an independent agency group | experience with German-speaking brands
VaynerMedia | vaynermedia.com | advertising agency 6, digital marketing agency 7 | runs a social-first agency | social-first campaigns
WebFX | webfx.com | digital marketing agency 8, small business 6, @us | runs a digital marketing agency | measurable lead generation
Ignite Visibility | ignitevisibility.com | digital marketing agency 7, @us | runs a digital marketing agency | search expertise
Disruptive Advertising | disruptiveadvertising.com | digital marketing agency 6, @us | runs a performance marketing agency | paid search
Single Grain | singlegrain.com | digital marketing agency 7, startup 6 | runs a digital marketing agency for software companies | growth programmes
Thrive / Thrive Internet Marketing | thriveagency.com | digital marketing agency 6, small business 6 | runs a digital marketing agency | local search
Directive / Directive Consulting | directiveconsulting.com | digital marketing agency 6, startup 5 | runs a marketing agency for technology companies | customer-led search
Jellyfish | jellyfish.com | digital marketing agency 6, enterprise 6 | runs a digital marketing agency | platform partnerships
Merkle | merkle.com | digital marketing agency 6, enterprise 7 | runs a data-driven marketing agency | customer data
LinkedIn | linkedin.com | social network 8, online course 6=LinkedIn Learning: offers video courses on business and software, job board 9, recruiting 3 | runs a professional network | professional reach
Reddit | reddit.com | social network 7 | runs discussion communities | topic communities
TikTok | tiktok.com | social network 8 | runs a short video network | short video reach
Pinterest | pinterest.com | social network 6 | runs a network for visual ideas | visual discovery
Snapchat / Snap | snapchat.com | social network 6 | runs a camera and messaging app | young audience
`,
);
