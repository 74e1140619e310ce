import { readCompanies } from "./company.ts";

/** Software for teams: projects, notes, meetings, design, forms, signatures. */
export const WORK_SOFTWARE = readCompanies(
  "Technology",
  `
Asana | asana.com | project management 9, enterprise 6, small business 6, startup 6, remote team 7 | makes software for planning and tracking team work | clear task ownership and timelines
ClickUp | clickup.com | project management 9, note taking 4, startup 7, free 7, small business 7, remote team 5 | makes a work platform that combines tasks, documents and goals | breadth of features in one tool
Trello | trello.com | project management 8, free 8, beginner 8, small business 7 | makes a visual task board that works with cards and lists | simple card boards
Wrike | wrike.com | project management 7, enterprise 7 | makes work management software for larger teams | approval flows and reporting
Smartsheet | smartsheet.com | project management 8, enterprise 8 | makes spreadsheet-like work management software | spreadsheet-style planning
Basecamp | basecamp.com | project management 7, small business 7, remote team 7 | makes simple project and communication software for teams | flat pricing and simplicity
Linear | linear.app | project management 7, developer tools 4, startup 9 | makes fast issue tracking software for product teams | speed and opinionated workflow
Teamwork.com / Teamwork | teamwork.com | project management 6, small business 5 | makes project management software for client work | client billing and time tracking
Hive | hive.com | project management 4 | makes project management software for agencies and operations teams | flexible project views
Nifty | niftypm.com | project management 4, small business 4 | makes project software built around milestones | milestone view
Todoist | todoist.com | project management 4, note taking 3, free 6, beginner 5 | makes a to-do list app for people and small teams | quick task entry
Shortcut | shortcut.com | project management 4, startup 6 | makes planning software for software teams | lightweight agile planning
OpenProject | openproject.org | project management 4, open source 9, privacy 6, @eu | develops open source project management software | self-hosting and data control
Plane | plane.so | project management 3, open source 8, startup 4 | develops an open source issue tracker | open source licence
Miro | miro.com | whiteboard 9, design tool 4, remote team 6 | makes an online whiteboard for teams | endless canvas and templates
Lucid / Lucidchart | lucid.co | whiteboard 6, design tool 2 | makes diagramming and whiteboard software | detailed diagrams
Evernote | evernote.com | note taking 7 | makes a note app with search across text and images | powerful search
Obsidian | obsidian.md | note taking 8, privacy 7, free 7 | makes a note app that stores linked notes as local files | local files and links
Coda | coda.io | note taking 6, no-code 5, startup 4 | makes documents that work like apps | documents with app-like logic
Roam Research | roamresearch.com | note taking 4 | makes a note app built on linked thoughts | bidirectional links
Joplin | joplinapp.org | note taking 5, open source 8, privacy 7 | develops an open source note app | open source and encryption
Standard Notes | standardnotes.com | note taking 4, privacy 8 | makes an encrypted note app | end-to-end encryption
Craft | craft.do | note taking 5 | makes a document and note app for Apple devices and the web | polished writing experience
Zoom | zoom.com | video conferencing 9, webinar 8, small business 6, free 6, remote team 7 | makes software for video meetings, webinars and phone calls | reliable calls and ease of joining
GoTo / GoTo Meeting | goto.com | video conferencing 5=GoTo Meeting, webinar 6=GoTo Webinar, small business 5 | makes meeting, webinar and remote support software | webinar experience
Whereby | whereby.com | video conferencing 5, small business 5, privacy 5, @eu, @us | makes browser-based video meetings | meetings in the browser without installing anything
Jitsi | jitsi.org | video conferencing 5, open source 9, free 8, privacy 7 | develops open source video conferencing | free open source code
RingCentral | ringcentral.com | video conferencing 6, business phone 9, enterprise 6 | makes cloud phone and video software for companies | phone and video in one system
Dialpad | dialpad.com | video conferencing 4, business phone 7, startup 4 | makes AI-assisted phone and meeting software | live transcription
8x8 | 8x8.com | video conferencing 4, business phone 6 | makes cloud communication software | international calling
Livestorm | livestorm.co | webinar 6, video conferencing 3, @eu, @us | makes browser-based webinar software | webinars without downloads
Pexip | pexip.com | video conferencing 4, enterprise 5, privacy 5 | makes secure video conferencing for public bodies and companies | secure self-hosted meetings
Riverside / Riverside.fm | riverside.com | podcast hosting 3, webinar 4, video conferencing 2 | makes software to record interviews in studio quality | local high-quality recording
Slack | slack.com | team chat 9, startup 8, remote team 8 | makes a messaging platform for teams | channels and app integrations
Discord | discord.com | team chat 6, free 8, social network 5 | makes voice and text chat for communities | free voice channels
Mattermost | mattermost.com | team chat 6, open source 8, privacy 6 | makes open source messaging for technical teams | self-hosting
Rocket.Chat | rocket.chat | team chat 5, open source 8, privacy 6 | makes open source team messaging | control over data
Twist | twist.com | team chat 4, remote team 7 | makes a messaging app for asynchronous teams | calm threaded messages
Element | element.io | team chat 4, open source 7, privacy 8 | makes secure messaging on the Matrix protocol | end-to-end encryption
Figma | figma.com | design tool 9, whiteboard 6=FigJam, free 6, startup 7, remote team 5 | makes a collaborative interface design tool | live collaboration in the browser
Canva | canva.com | design tool 9, ai writing 2, website builder 3, social media management 3, free 8, beginner 9, small business 8 | makes a simple design tool with templates for everyone | templates and ease of use
Sketch | sketch.com | design tool 7 | makes a vector design tool for the Mac | focused Mac interface
Affinity / Serif | affinity.studio | design tool 7, budget 7 | makes photo, vector and layout software | professional features without a subscription
Framer | framer.com | design tool 6, website builder 7, startup 7, no-code 6 | makes a design tool that publishes websites | design-led site building
Penpot | penpot.app | design tool 5, open source 9, free 6 | develops an open source design and prototyping tool | open standards
CorelDRAW / Corel | coreldraw.com | design tool 5 | makes vector illustration and layout software | print-oriented vector tools
Marvel | marvelapp.com | design tool 3, beginner 4 | makes simple prototyping software | quick prototypes
UXPin | uxpin.com | design tool 4 | makes prototyping software with coded components | code-based components
Inkscape | inkscape.org | design tool 5, open source 9, free 8 | develops an open source vector graphics editor | free vector editing
GIMP | gimp.org | design tool 5, open source 9, free 8 | develops an open source image editor | free image editing
Visme | visme.co | design tool 4, beginner 5 | makes a tool for presentations and infographics | infographics
SurveyMonkey | surveymonkey.com | survey tool 9, small business 5 | makes online survey software | question bank and analysis
Typeform | typeform.com | survey tool 9, startup 7 | makes forms and surveys that feel like a conversation | engaging one-question-at-a-time design
Qualtrics | qualtrics.com | survey tool 8, enterprise 9 | makes experience management and survey software | advanced analysis for research
Jotform | jotform.com | survey tool 8, no-code 5, small business 6, free 6 | makes an online form builder | large number of form templates
Tally | tally.so | survey tool 6, free 8, startup 7 | makes a free form builder that works like a document | generous free plan
SurveySparrow | surveysparrow.com | survey tool 5 | makes conversational survey software | chat-like surveys
Alchemer | alchemer.com | survey tool 5, enterprise 5 | makes survey and feedback software | flexible survey logic
QuestionPro | questionpro.com | survey tool 6 | makes survey and research software | research-grade question types
LimeSurvey | limesurvey.org | survey tool 5, open source 9, privacy 5 | develops open source survey software | open source self-hosting
Sogolytics / SoGoSurvey | sogolytics.com | survey tool 3 | makes online survey software | multi-channel surveys
Formstack | formstack.com | survey tool 4, e-signature 3 | makes forms, documents and signatures for workflows | workflow automation
Hotjar | hotjar.com | web analytics 7, survey tool 4, startup 5 | makes heatmaps, recordings and feedback tools for websites | visual heatmaps
DocuSign | docusign.com | e-signature 9, enterprise 8, small business 6 | makes electronic signature and agreement software | broad acceptance and integrations
Dropbox / Dropbox Sign | dropbox.com | e-signature 7=Dropbox Sign: adds simple electronic signatures to documents, cloud storage 8, small business 6, startup 5 | makes cloud storage and document tools | dependable file sync
PandaDoc | pandadoc.com | e-signature 8, small business 7, startup 6 | makes software for proposals, contracts and signatures | proposals and signatures in one place
SignNow | signnow.com | e-signature 7, budget 6, small business 6 | makes electronic signature software | low price per user
Yousign | yousign.com | e-signature 6, small business 6, @eu | makes electronic signature software for European companies | European compliance
Skribble | skribble.com | e-signature 5, @ch, @de, @eu | makes electronic signatures under Swiss and EU law | qualified signatures
SignWell | signwell.com | e-signature 5, small business 6, free 4 | makes simple electronic signature software | simplicity
DocuSeal | docuseal.com | e-signature 4, open source 9 | develops open source document signing | open source code
OneSpan | onespan.com | e-signature 5, enterprise 6, cybersecurity 3 | makes electronic signature and identity software for banks | security features for banks
Scrive | scrive.com | e-signature 5, @eu | makes electronic signature and identification software | Nordic electronic IDs
Signaturit | signaturit.com | e-signature 4, @eu, @es | makes electronic signature and trust services | trust services
Box | box.com | cloud storage 7, e-signature 4=Box Sign: adds signatures to files in Box, enterprise 8 | makes cloud content management for companies | governance features
Nextcloud | nextcloud.com | cloud storage 6, open source 9, privacy 8 | develops open source file sharing and collaboration software | control over data
pCloud | pcloud.com | cloud storage 6, privacy 6 | sells cloud storage with optional client-side encryption | lifetime plans
Sync.com / Sync | sync.com | cloud storage 5, privacy 7 | sells end-to-end encrypted cloud storage | end-to-end encryption
Tresorit | tresorit.com | cloud storage 4, privacy 8, enterprise 4 | sells end-to-end encrypted file sharing for organisations | strong encryption
MEGA | mega.io | cloud storage 5, privacy 6, free 6 | sells encrypted cloud storage with a free plan | large free allowance
Backblaze | backblaze.com | cloud storage 6, cloud provider 3, budget 8 | sells backup and object storage | low storage price
`,
);
