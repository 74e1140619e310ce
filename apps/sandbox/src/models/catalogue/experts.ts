import type { Sector } from "@standings/domain";
import { stems } from "../question/words.ts";

/** A person who does not exist; every sentence says so. */
export interface Expert {
  readonly name: string;
  readonly slug: string;
  readonly field: string;
  readonly sector: Sector;
  readonly sentence: string;
  /** Stems of the field and its keywords. */
  readonly words: ReadonlySet<string>;
}

// Field; sector; keywords that questions use for it; names with what each is known for (all invented).
const FIELDS: readonly (readonly [field: string, sector: Sector, keywords: string, people: string])[] = [
  [
    "artificial intelligence",
    "Technology",
    "ai machine learning ml deep llm language model generative agent research ethics safety technology data",
    "Ilsa Varga-Moreau: evaluation of language models; Tobin Achterberg: practical machine learning in companies; Nkechi Adeyombo: AI safety and policy; Haruto Senzaki: computer vision; Maribel Oyarzun: AI ethics; Desmond Quill: generative design tools; Priyanka Ranganath: agents in production; Oskar Lindvallius: open language models",
  ],
  [
    "digital marketing",
    "Professional Services",
    "marketing seo search engine optimisation optimization content growth brand social media advertising email aeo geo answer visibility b2b",
    "Carina Holtzbrink: search engine optimisation; Jules Tremontaine: brand strategy; Wren Abernath: content marketing; Solveig Dahlström: answer engine optimisation; Mateo Quiroga-Lunn: growth marketing; Anneke Vosburgh: social media; Dorian Pellworth: email marketing; Tamsin Okonjo-Reyes: B2B demand generation",
  ],
  [
    "sales and customer relationships",
    "Technology",
    "sale crm selling customer success revenue operation pipeline b2b saas negotiation",
    "Roland Featherstow: sales leadership; Imani Castellane: customer success; Gregor Malinchev: revenue operations; Bettina Ruhrmann: CRM strategy; Kofi Asante-Bell: negotiation",
  ],
  [
    "cybersecurity",
    "Technology",
    "security cyber information privacy hacking threat ransomware identity cloud network infosec",
    "Freya Nordhagen: incident response; Malik Oduya-Stern: cloud security; Ingrid Patzelt: cryptography; Salvador Brightwell: identity management; Yuna Takemori: threat intelligence",
  ],
  [
    "finance and investing",
    "Financials",
    "finance financial investing investment stock wealth personal banking fintech economy economics fund retirement money crypto bitcoin blockchain tax accounting",
    "Leopold Ashgrove: long-term investing; Camille Duvernay-Okoro: personal finance; Rashid Elmaleh: fintech; Petra Kowalenko: monetary policy; Thaddeus Winmore: retirement planning; Lin Xiaowen-Harte: digital assets; Beatriz Salgueiro: small business taxes",
  ],
  [
    "health and medicine",
    "Healthcare",
    "health medicine medical doctor healthcare nutrition diet cardiology heart sleep mental therapy psychology fitness wellness longevity telehealth digital",
    "Aurelia Fenwright: cardiology; Joaquim Bastos-Neve: nutrition; Miriam Eckelstein: sleep medicine; Obinna Chukwurah: digital health; Sunniva Aaland: mental health; Rafael Dornbusch: sports medicine; Eleanor Whitcastle: longevity research",
  ],
  [
    "climate and energy",
    "Energy",
    "climate energy solar wind renewable sustainability battery carbon environment grid electric green power hydrogen",
    "Astrid Meerwijk: grid planning; Jonah Pellegrin-Ross: solar power; Nadia Bensouda-Klein: carbon markets; Teemu Rautavaara: batteries; Lucinda Marchbanks: sustainability reporting; Kwabena Torsten: wind energy",
  ],
  [
    "leadership and management",
    "Professional Services",
    "leadership management business strategy executive coaching culture team remote work productivity organisation hr human resource entrepreneurship startup founder venture",
    "Verity Langstrom: leadership development; Hamish Dunmorrow: remote work; Odalys Ferrante: organisational culture; Kenji Morihata: productivity; Philippa Stanhurst: executive coaching; Ravi Thyagarajan: startups and venture building",
  ],
  [
    "law and policy",
    "Professional Services",
    "law legal lawyer attorney contract privacy gdpr intellectual property patent employment policy regulation startup corporate",
    "Cornelius Oakhampton: corporate law; Samira Haddad-Lowe: privacy law; Edda Freudenthal: intellectual property; Marcus Tollgate: employment law",
  ],
  [
    "product and design",
    "Technology",
    "product design ux user experience ui management research accessibility web software engineering developer programming frontend",
    "Linnea Brandqvist: user research; Theo Marchetti-Vale: product management; Zuri Mbeki-Hall: accessibility; Florian Quast: design systems; Hana Ishimoto: software architecture",
  ],
  [
    "data and analytics",
    "Technology",
    "data analytics science scientist engineering warehouse business intelligence bi statistics visualisation visualization dashboard measurement",
    "Oriane Delacroix-Baum: data engineering; Suleiman Achebe-Ward: business intelligence; Katrin Oderbruch: statistics for decisions; Milo Saarinen-Pratt: data visualisation; Devika Soundarajan: web analytics",
  ],
  [
    "people and work",
    "Professional Services",
    "hr human resource people hiring recruiting recruitment talent payroll compensation employee engagement diversity inclusion remote work culture",
    "Gwendolen Farrow: talent acquisition; Paolo Castrignano: pay and benefits; Adaeze Winterbourne: inclusion at work; Henrike Stollberg: employee engagement; Tomasz Wieliczko: people analytics",
  ],
  [
    "e-commerce and retail",
    "Consumer",
    "ecommerce online shop store retail shopping marketplace amazon shopify conversion fashion consumer logistics delivery brand",
    "Bellamy Crosthwaite: online shop conversion; Noor Sharifzadeh: marketplaces; Viggo Ekdahlsson: retail strategy; Lucienne Abergavenny: fashion retail; Chidi Rosenvald: delivery and returns",
  ],
  [
    "startups and venture capital",
    "Financials",
    "startup founder venture capital vc fundraising investor angel scaleup entrepreneur entrepreneurship seed pitch product market fit",
    "Rosalind Achterkamp: early-stage fundraising; Emeka Lindholm-Osei: product-market fit; Chiara Montefalcone: venture capital; Jasper Wyndham-Cole: startup finance; Saoirse Kilbrannan: founder coaching",
  ],
  [
    "communication and media",
    "Communications & Media",
    "pr public relation communication media journalism podcast speaking storytelling video youtube news crisis gaming game",
    "Marguerite Osterhoff: crisis communication; Idris Fallowfield: podcasting; Ayelet Branscombe: storytelling; Ruben Castelvecchi: video strategy; Signe Vestergaard-Holt: journalism",
  ],
  [
    "construction, logistics and property",
    "Industrials & Real Assets",
    "construction real estate property housing logistics supply chain manufacturing automation robotics engineering car automotive mobility aerospace",
    "Ottoline Brackenridge: supply chains; Jorge Almansa-Reyes: construction planning; Wilhelmina Tuchfeld: commercial property; Kazuo Hanamaki: factory automation; Zeynep Karadaglar: electric mobility",
  ],
];

export const EXPERTS: readonly Expert[] = FIELDS.flatMap(([field, sector, keywords, people]) =>
  people.split("; ").map((text) => {
    const [name = "", speciality = field] = text.split(": ");
    return {
      name,
      slug: slugOf(name),
      field: speciality,
      sector,
      sentence: `${name} is a fictional person in sandbox data, described as an expert in ${speciality}.`,
      words: new Set(stems(`${field} ${keywords} ${speciality}`)),
    };
  }),
);

function slugOf(name: string): string {
  return stems(name.replaceAll("-", " ")).join("-");
}
