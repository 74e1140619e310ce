import { BUILT_IN_CATALOGUE, type Grounding } from "@standings/domain";
import type { RankingReport, ReportColumn, ReportEntry, ReportMovement, ReportRow } from "../src/report.ts";

export const FIVE = BUILT_IN_CATALOGUE.forSearches.slice(0, 5);

const COMPANIES: readonly [name: string, domain: string, text: string][] = [
  ["HubSpot", "hubspot.com", "Free core CRM that grows with sales, marketing and service."],
  [
    "飞书 Lark",
    "larksuite.com",
    "飞书提供一体化办公协作平台，支持即时沟通、日程、文档与会议，适合中小企业快速部署。",
  ],
  ["شركة Apple", "apple.com", "شركة تقنية عالمية تقدم خدمات سحابية للشركات الناشئة في الشرق الأوسط."],
  [
    "Société Générale Ébène",
    "societegenerale.com",
    "Offre bancaire complète, très appréciée des PME françaises.",
  ],
  ["Яндекс Трекер", "yandex.ru", "Трекер задач с CRM, понятный командам до ста человек."],
  ["שירות לקוחות Wix", "wix.com", "בונה אתרים עם מערכת לקוחות מובנית לעסקים קטנים."],
  ["サイボウズ Kintone", "cybozu.co.jp", "業務アプリをノーコードで作れるクラウドサービス。"],
  ["카카오워크", "kakaowork.com", "국내 스타트업이 쓰기 쉬운 협업 도구와 고객 관리."],
  [
    "Less Annoying CRM for Very Small Teams",
    "lessannoyingcrm.com",
    "One flat price and plain contact management, no tiers.",
  ],
  ["Ελληνική Τράπεζα", "hellenicbank.com", "Υπηρεσίες για μικρές επιχειρήσεις."],
  ["ธนาคารกสิกรไทย", "kasikornbank.com", "ธนาคารสำหรับธุรกิจขนาดเล็กที่มีบริการดิจิทัลครบถ้วน"],
  ["ज़ोहो क्रिएटर", "zoho.in", "छोटे व्यवसायों के लिए सस्ता और सरल मंच।"],
  ["臺灣大哥大", "taiwanmobile.com", "提供企業雲端與電信整合服務。"],
  ["Łódź Żubr Sp. z o.o.", "zubr.pl", "Lokalny dostawca z dobrą obsługą klienta."],
  ["Nguyễn Trường Tộ", "nguyen.vn", "Giải pháp quản lý khách hàng cho doanh nghiệp nhỏ."],
  ["Pipedrive", "pipedrive.com", "Pipeline-first CRM that small sales teams learn in an afternoon."],
  ["Salesforce", "salesforce.com", "Deepest ecosystem; the starter plan suits teams that expect to scale."],
  ["monday CRM", "monday.com", "Visual boards that non-sales colleagues also adopt."],
  ["Close", "close.com", "Calling, SMS and e-mail in one inbox for outbound teams."],
  ["EngageBay", "engagebay.com", "Affordable bundle of CRM, marketing and helpdesk."],
];

export function entriesOf(shift: number, count: number): ReportEntry[] {
  return Array.from({ length: count }, (_, index) => {
    const [name, detail, text] = COMPANIES[(index + shift) % COMPANIES.length] ?? ["", "", ""];
    return {
      rank: index + 1,
      name,
      detail,
      description: text,
      reason: `I name it: ${text}`,
      censored: false,
    };
  });
}

const GROUNDINGS: readonly Grounding[] = [
  { type: "searched", engine: "exa", queries: ["crm for startups", "best crm, 2026"], requests: 2 },
  { type: "could_have_searched" },
  { type: "training" },
];

export function columnOf(index: number, count: number): ReportColumn {
  const model = FIVE[index % FIVE.length];
  return {
    modelId: model?.id ?? "",
    modelName: model?.name ?? "",
    heading: null,
    status: "success",
    grounding: GROUNDINGS[index % GROUNDINGS.length] ?? null,
    geo: "none",
    rows: entriesOf(index * 2, count),
    sources: ["g2.com", "forbes.com", "reddit.com", "zapier.com"].slice(0, 4 - (index % 3)).map((domain) => ({
      domain,
      title: `The best CRM for startups in 2026, compared by ${domain}`,
      url: `https://www.${domain}/best-crm-(startups)?model=${index}`,
    })),
  };
}

export function aggregateOf(columns: readonly ReportColumn[], best = 20): ReportRow[] {
  const answered = columns.filter((column) => column.status === "success");
  const names = new Map(answered.flatMap((column) => column.rows.map((row) => [row.name, row] as const)));
  const rows = [...names.values()].map((entry) => {
    const ranks = answered.map(({ modelId, modelName, rows: listed }) => ({
      modelId,
      modelName,
      rank: listed.find((row) => row.name === entry.name)?.rank ?? null,
    }));
    const known = ranks.flatMap(({ rank }) => (rank === null ? [] : [rank]));
    const sum = known.reduce((total, rank) => total + rank, 0);
    const points = known.length * (best + 1) - sum;
    return {
      ...entry,
      reasonBy: ranks.find(({ rank }) => rank === Math.min(...known))?.modelName ?? null,
      points,
      averageRank: sum / known.length,
      votes: known.length,
      of: answered.length,
      ranks,
    };
  });
  return rows.sort((a, b) => b.points - a.points).map((row, index) => ({ ...row, rank: index + 1 }));
}

export function sampleReport(changes: Partial<RankingReport> = {}, count = 20, models = 5): RankingReport {
  const columns = changes.columns ?? Array.from({ length: models }, (_, index) => columnOf(index, count));
  return {
    kind: "company",
    view: "aggregated",
    question: "Best CRM for startups",
    secondQuestion: null,
    createdAt: "2026-11-12T14:32:05.000Z",
    sector: "Software",
    market: null,
    webSearch: true,
    isSandbox: true,
    censored: false,
    agreement:
      "All five models list the same eight companies, and four of them put HubSpot first. They disagree most on " +
      "شركة Apple: #3 to #6 for three models, missing from two. 7 of 30 companies are named by a single model.",
    own: null,
    overlap: 0.234,
    address: null,
    columns,
    aggregate: aggregateOf(columns, changes.kind === "expert" ? 10 : 20),
    movements: [],
    ...changes,
  };
}

function movementsOf([first, second]: readonly ReportColumn[]): ReportMovement[] {
  const names = new Set([first, second].flatMap((column) => column?.rows.map(({ name }) => name) ?? []));
  const rankIn = (column: ReportColumn | undefined, name: string) =>
    column?.rows.find((row) => row.name === name)?.rank ?? null;
  return [...names].map((name) => ({ name, first: rankIn(first, name), second: rankIn(second, name) }));
}

/** A comparison of two prompts asked of one model. */
export function sampleComparison(changes: Partial<RankingReport> = {}, left = 20, right = 14): RankingReport {
  const prompts = ["Best CRM for startups", "Best CRM for companies with more than 500 employees in Europe"];
  const columns = [left, right].map((count, index) => ({
    ...columnOf(0, count),
    rows: entriesOf(index * 3, count),
    heading: prompts[index] ?? null,
  }));
  const [question = "", secondQuestion = ""] = prompts;
  return sampleReport({
    kind: "comparison",
    view: "comparison",
    question,
    secondQuestion,
    agreement: "14 companies are on both lists; 6 only on the first.",
    columns,
    aggregate: [],
    movements: movementsOf(columns),
    ...changes,
  });
}
