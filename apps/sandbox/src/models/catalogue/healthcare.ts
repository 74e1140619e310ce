import { readCompanies } from "./company.ts";

/** Care, medicines, devices, insurers and health apps. */
export const HEALTHCARE = readCompanies(
  "Healthcare",
  `
Teladoc Health / Teladoc | teladochealth.com | telehealth 9, mental health app 4, enterprise 7, @us, @eu, @uk, @ca | provides virtual care from general medicine to chronic conditions | breadth of virtual care
Amwell | amwell.com | telehealth 8, enterprise 6, @us | provides a telehealth platform for health systems and insurers | ties with health systems
Included Health / Doctor On Demand | includedhealth.com | telehealth 7, @us | provides virtual primary and urgent care | employer programmes
MDLIVE | mdlive.com | telehealth 8, @us | provides online visits with doctors and therapists | urgent care visits at any hour
PlushCare | plushcare.com | telehealth 7, mental health app 2, @us | provides online primary care and prescriptions | same-day appointments
Sesame / Sesame Care | sesamecare.com | telehealth 7, budget 8, @us | runs a marketplace for cash-price doctor visits | upfront cash prices
Hims & Hers / Hims | hims.com | telehealth 7, pharmacy 4, skincare 2, @us, @uk | sells online treatment plans for personal health | discreet home delivery
Ro | ro.co | telehealth 6, pharmacy 4, @us | provides online care and medicines for personal health | care and pharmacy in one place
K Health | khealth.com | telehealth 5, budget 6, @us | provides AI-assisted primary care online | low-cost visits
One Medical | onemedical.com | telehealth 6, clinic 7, @us | runs membership-based primary care with virtual visits | office and virtual care combined
Zocdoc | zocdoc.com | telehealth 5, doctor booking 9, @us | books appointments with doctors | wide choice of local doctors
Doctolib | doctolib.com | telehealth 7, doctor booking 9, electronic health records 3, @fr, @de, @it, @eu | books medical appointments and runs video consultations | reach among European doctors
Kry / Livi | kry.se | telehealth 7=Kry, @nordic, @uk, @fr, @eu | provides digital doctor visits in Europe | video visits in public health systems
eMed | emed.com | telehealth 3, @uk, @us | provides digital care and home testing | home testing
Push Doctor | pushdoctor.co.uk | telehealth 4, @uk | provides online doctor appointments in the UK | ties with the NHS
Maple | getmaple.ca | telehealth 6, @ca | provides online doctor visits in Canada | doctors at any hour
Maven Clinic / Maven | mavenclinic.com | telehealth 5, family 7, enterprise 5 | provides virtual care for women and families | fertility and family care
HealthTap | healthtap.com | telehealth 5, budget 5, @us | provides online primary care | low membership price
Practo | practo.com | telehealth 5, doctor booking 7, @in | books doctors and runs online consultations | reach in India
Halodoc | halodoc.com | telehealth 4, pharmacy 3, @asia | runs a health app with doctors and medicines in Indonesia | doctor chat and delivery
Talkspace | talkspace.com | mental health app 8, telehealth 4, @us | provides online therapy and psychiatry | insurance acceptance
BetterHelp | betterhelp.com | mental health app 9, telehealth 3 | connects people with therapists online | large therapist network
Headspace | headspace.com | mental health app 9, fitness app 2, beginner 7, enterprise 5 | makes a meditation and mental health app | guided meditation courses
Calm | calm.com | mental health app 9, beginner 6 | makes a meditation and sleep app | sleep stories
Insight Timer | insighttimer.com | mental health app 6, free 8 | makes a meditation app with a large free library | free library
Wysa | wysa.com | mental health app 5, free 4 | makes an AI-guided mental health app | anonymous chat support
Moodfit | getmoodfit.com | mental health app 3 | makes a mood tracking app | mood tracking
Lyra Health / Lyra | lyrahealth.com | mental health app 6, enterprise 8 | provides mental health benefits for employers | quick access to care
Spring Health | springhealth.com | mental health app 5, enterprise 7 | provides mental health benefits for employers | personalised care plans
Cerebral | cerebral.com | mental health app 5, telehealth 4, @us | provides online therapy and psychiatry | medication management
Brightside / Brightside Health | brightside.com | mental health app 4, telehealth 3, @us | provides online care for depression and anxiety | focus on depression and anxiety
HelloBetter | hellobetter.de | mental health app 4, @de | makes prescribable digital therapy courses | clinical evidence
MyFitnessPal | myfitnesspal.com | fitness app 9, free 6, beginner 6 | makes a calorie and nutrition tracking app | large food database
Strava | strava.com | fitness app 9, free 5 | makes an activity tracking app for runners and cyclists | community and segments
Peloton | onepeloton.com | fitness app 8, premium 7 | makes connected fitness equipment and classes | live and on-demand classes
Fitbod | fitbod.me | fitness app 6 | makes a strength training app that plans workouts | adaptive strength plans
Freeletics | freeletics.com | fitness app 6, beginner 4 | makes a bodyweight training app | workouts without equipment
Centr | centr.com | fitness app 5 | makes a training, nutrition and mindfulness app | varied programmes
Noom | noom.com | fitness app 6, telehealth 3 | makes a behaviour-based weight programme | psychology-based coaching
WeightWatchers / WW | weightwatchers.com | fitness app 5, telehealth 3 | runs weight management programmes | community support
Garmin | garmin.com | wearable 9, fitness app 6=Garmin Connect, premium 4 | makes sports watches and navigation devices | training metrics and battery life
Fitbit | fitbit.com | wearable 8, fitness app 6, beginner 7 | makes activity trackers | simple daily tracking
WHOOP | whoop.com | wearable 7, fitness app 4, premium 4 | makes a screenless strap for recovery and strain | recovery insights
Oura | ouraring.com | wearable 8, premium 5 | makes a ring that tracks sleep and health | sleep tracking
Polar | polar.com | wearable 6 | makes heart rate monitors and sports watches | heart rate accuracy
Withings | withings.com | wearable 6, medical devices 2 | makes connected scales and health watches | health sensors in classic watches
UnitedHealthcare / UnitedHealth Group | uhc.com | health insurance 9, enterprise 7, @us | insures health for individuals and employers | large provider network
Blue Cross Blue Shield / BCBS | bcbs.com | health insurance 9, family 6, @us | associates regional health insurers across the US | nationwide acceptance
Kaiser Permanente | kaiserpermanente.org | health insurance 9, clinic 6, telehealth 3, @us | combines health insurance with its own hospitals and doctors | integrated care
Aetna | aetna.com | health insurance 8, enterprise 6, @us | insures health as part of CVS Health | ties with CVS clinics
Cigna / Cigna Healthcare | cigna.com | health insurance 8, enterprise 6, @us, @eu, @asia | insures health for employers and expatriates | international plans
Humana | humana.com | health insurance 7, senior 8, @us | insures health with a focus on older people | Medicare Advantage plans
Oscar Health / Oscar | hioscar.com | health insurance 6, startup 4, beginner 5, @us | sells health insurance online | app-based support
Elevance Health / Anthem | elevancehealth.com | health insurance 7, @us | insures health under the Anthem brand and others | broad regional plans
Molina Healthcare | molinahealthcare.com | health insurance 5, budget 7, @us | insures health mainly through public programmes | low-income programmes
Bupa | bupa.com | health insurance 8, clinic 4, @uk, @au, @es | insures health and runs clinics | own clinics and international cover
Vitality | vitality.co.uk | health insurance 6, @uk | insures health and rewards healthy habits | rewards for activity
Techniker Krankenkasse / TK | tk.de | health insurance 8, @de | runs a statutory health insurance in Germany | digital services
AOK | aok.de | health insurance 7, family 5, @de | runs regional statutory health insurance in Germany | local branches
Ottonova | ottonova.de | health insurance 4, @de | sells private health insurance online | digital private cover
Alan | alan.com | health insurance 6, startup 7, small business 5, @fr, @es | insures health for companies and their staff | quick reimbursements
SafetyWing | safetywing.com | health insurance 4, remote team 6, startup 4 | insures remote workers and travellers | cover for nomads
Epic / Epic Systems | epic.com | electronic health records 9, enterprise 9 | makes electronic health records for hospitals | adoption among large hospitals
athenahealth | athenahealth.com | electronic health records 8, small business 6 | makes cloud records and billing software for practices | billing services
eClinicalWorks | eclinicalworks.com | electronic health records 7, small business 6 | makes electronic health records for practices | wide practice features
MEDITECH | meditech.com | electronic health records 7 | makes electronic health records for hospitals | community hospital fit
NextGen Healthcare / NextGen | nextgen.com | electronic health records 7 | makes electronic health records for outpatient care | specialty templates
Veradigm / Allscripts | veradigm.com | electronic health records 5 | makes health records and data services | data network
DrChrono | drchrono.com | electronic health records 6, small business 6 | makes tablet-based health records | iPad use
Practice Fusion | practicefusion.com | electronic health records 5, small business 6, budget 5 | makes cloud health records for small practices | simple setup
Tebra / Kareo | tebra.com | electronic health records 5, small business 7 | makes practice management and records software | practice marketing and billing
SimplePractice | simplepractice.com | electronic health records 6, small business 8 | makes practice software for therapists | therapist workflows
Elation Health | elationhealth.com | electronic health records 5, small business 5 | makes health records for primary care | primary care focus
Canvas Medical | canvasmedical.com | electronic health records 4, startup 6 | makes programmable health records for care companies | developer access
CompuGroup Medical / CGM | cgm.com | electronic health records 6, @de, @eu | makes practice and hospital software in Europe | European practice base
EMIS | emishealth.com | electronic health records 5, @uk | makes health records for UK general practice | NHS integration
OpenEMR | open-emr.org | electronic health records 4, open source 9, free 7 | develops open source health records | open source licence
Medtronic | medtronic.com | medical devices 9, enterprise 6 | makes devices for heart, diabetes and surgery | breadth of therapies
Abbott | abbott.com | medical devices 8, wearable 2, pharma 4 | makes diagnostics, glucose sensors and nutrition products | glucose monitoring
Boston Scientific | bostonscientific.com | medical devices 8 | makes devices for minimally invasive medicine | interventional cardiology
Stryker | stryker.com | medical devices 8 | makes orthopaedic implants and surgical equipment | orthopaedics and surgical robots
Siemens Healthineers | siemens-healthineers.com | medical devices 8, enterprise 6 | makes imaging and diagnostics systems | imaging technology
GE HealthCare | gehealthcare.com | medical devices 8 | makes imaging and patient monitoring systems | imaging range
Philips | philips.com | medical devices 7, kitchen appliances 4 | makes health technology and personal care products | patient monitoring
BD / Becton Dickinson | bd.com | medical devices 7 | makes syringes, diagnostics and lab equipment | hospital supplies
Intuitive Surgical / Intuitive | intuitive.com | medical devices 7 | makes the da Vinci surgical robots | robotic surgery
Zimmer Biomet | zimmerbiomet.com | medical devices 6 | makes joint implants | joint replacement
Edwards Lifesciences | edwards.com | medical devices 6 | makes heart valves | transcatheter valves
Baxter | baxter.com | medical devices 6 | makes dialysis and hospital products | infusion and renal care
B. Braun | bbraun.com | medical devices 6, @eu, @us, @asia | makes infusion, surgery and dialysis products | infusion therapy
Smith+Nephew / Smith & Nephew | smith-nephew.com | medical devices 5 | makes orthopaedic and wound care products | wound care
Fresenius Medical Care / Fresenius | freseniusmedicalcare.com | medical devices 5, clinic 4 | makes dialysis machines and runs dialysis centres | dialysis expertise
Dexcom | dexcom.com | medical devices 6, wearable 3 | makes continuous glucose monitors | real-time glucose readings
Insulet | insulet.com | medical devices 4 | makes the Omnipod insulin pump | tubeless pumps
Sonova / Phonak | sonova.com | hearing aids 9, medical devices 3 | makes hearing aids | speech understanding
Demant / Oticon | demant.com | hearing aids 8 | makes hearing aids and audiometric equipment | open sound processing
Pfizer | pfizer.com | pharma 9 | develops and makes medicines and vaccines | vaccine and oncology portfolio
Roche | roche.com | pharma 9, medical devices 5 | develops medicines and diagnostics | oncology and diagnostics
Novartis | novartis.com | pharma 9 | develops medicines | innovative medicines pipeline
Johnson & Johnson / J&J | jnj.com | pharma 9, medical devices 8 | develops medicines and medical technology | breadth of medicine and devices
Merck & Co. / MSD | merck.com | pharma 8 | develops medicines and vaccines | cancer immunotherapy
AstraZeneca | astrazeneca.com | pharma 8 | develops medicines for cancer, heart and lung disease | oncology research
Eli Lilly / Lilly | lilly.com | pharma 9 | develops medicines for diabetes, obesity and other conditions | metabolic medicines
Novo Nordisk | novonordisk.com | pharma 8 | develops medicines for diabetes and obesity | diabetes expertise
Sanofi | sanofi.com | pharma 8 | develops medicines and vaccines | immunology and vaccines
GSK / GlaxoSmithKline | gsk.com | pharma 7 | develops vaccines and speciality medicines | vaccines
AbbVie | abbvie.com | pharma 8 | develops medicines for immune diseases and cancer | immunology
Bristol Myers Squibb / BMS | bms.com | pharma 7 | develops medicines for cancer and heart disease | cancer research
Bayer | bayer.com | pharma 7 | develops medicines, consumer health and crop products | consumer health brands
Takeda | takeda.com | pharma 6, @jp, @us, @eu | develops medicines for rare and digestive diseases | rare diseases
Boehringer Ingelheim | boehringer-ingelheim.com | pharma 6 | develops human and animal medicines | family-owned research focus
Amgen | amgen.com | pharma 7 | develops biotechnology medicines | biologics
Gilead Sciences / Gilead | gilead.com | pharma 6 | develops antiviral and cancer medicines | antivirals
Moderna | modernatx.com | pharma 6 | develops mRNA vaccines and medicines | mRNA platform
BioNTech | biontech.com | pharma 6, @de, @us | develops mRNA medicines and immunotherapies | mRNA research
Teva / Teva Pharmaceuticals | tevapharm.com | pharma 6, budget 5 | makes generic and speciality medicines | generics
CVS / CVS Pharmacy | cvs.com | pharmacy 9, clinic 4, @us | runs pharmacies and clinics | number of stores
Walgreens | walgreens.com | pharmacy 9, @us | runs pharmacies | drive-through stores
Cost Plus Drugs / Mark Cuban Cost Plus Drug Company | costplusdrugs.com | pharmacy 8, budget 9, @us | sells generic medicines online at cost plus a margin | transparent prices
GoodRx | goodrx.com | pharmacy 7, telehealth 3, budget 8, @us | compares medicine prices and gives discounts | discount coupons
Boots | boots.com | pharmacy 8, skincare 4, @uk | runs pharmacies and beauty shops in the UK | high-street presence
Pharmacy2U | pharmacy2u.co.uk | pharmacy 7, telehealth 2, @uk | delivers NHS prescriptions online | repeat prescriptions by post
DocMorris | docmorris.de | pharmacy 6, telehealth 2, @de | runs an online pharmacy | e-prescriptions
Shop Apotheke | shop-apotheke.com | pharmacy 6, @de | runs online pharmacies in Europe | wide online range
Chemist Warehouse | chemistwarehouse.com.au | pharmacy 6, budget 6, @au | runs discount pharmacies in Australia | low prices
Apollo Pharmacy / Apollo 24/7 | apollopharmacy.in | pharmacy 6, telehealth 2, @in | runs pharmacies in India | store network
23andMe | 23andme.com | genetic testing 8 | sells DNA tests for ancestry and health | health reports
AncestryDNA / Ancestry | ancestry.com | genetic testing 9, family 5 | sells DNA tests and family history records | family tree records
Mayo Clinic | mayoclinic.org | clinic 9, @us | runs non-profit hospitals and medical research | multidisciplinary care
Cleveland Clinic | clevelandclinic.org | clinic 9, @us, @uk | runs non-profit hospitals and medical research | heart care
`,
);
