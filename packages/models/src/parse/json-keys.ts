/**
 * What keys are called in answers, the most telling name first. Keys are compared without case and marks.
 */

export const COMPANY_NAMES: readonly string[] = words(
  "companyname company brandname brand vendorname vendor providername provider businessname " +
    "business organizationname organisationname organization organisation firmname firm agency " +
    "manufacturer supplier startup productname product toolname tool software platform service " +
    "solution app name title displayname entity entityname item label option bank shop store " +
    "restaurant hotel airline school university winner pick choice who nombre empresa nom entreprise " +
    "société societe firma unternehmen anbieter nome azienda marca marque 产品 工具 软件 平台 製品 サービス 제품 公司 " +
    "公司名称 企业 企业名称 品牌 名称 名字 会社名 企業名 会社 名前 회사 회사명 이름 기업명 название компания الاسم الشركة naam bedrijf " +
    "isim şirket nazwa",
);
export const EXPERT_NAMES: readonly string[] = words(
  "expertname fullname personname name expert person displayname leader individual author " +
    "researcher who nombre nom nome 姓名 名前 氏名 이름 имя experte experto title label",
);
export const SITES: readonly string[] = words(
  "domain companydomain domainname officialdomain website websiteurl officialwebsite " +
    "companywebsite officialurl url companyurl homepage homepageurl site siteweb web webpage link " +
    "href dominio domaine domäne webseite sitioweb pagina 域名 网站 官网 网址 ドメイン ウェブサイト 公式サイト サイト 도메인 웹사이트 " +
    "домен сайт الموقع النطاق websites domains",
);
export const RANKS: readonly string[] = words(
  "rank ranking position place pos number no nr order standing index num n rang platz posicion " +
    "posición puesto posição 排名 名次 序号 順位 순위 место الترتيب",
);
export const DESCRIPTIONS: readonly string[] = words(
  "description summary desc about overview blurb shortdescription details bio biography " +
    "descripcion descripción beschreibung descrizione descrição 描述 简介 介绍 説明 설명 описание affiliation " +
    "role",
);
export const RATIONALES: readonly string[] = words(
  "rationale reason reasoning why justification explanation whyitsranked whyranked motivo " +
    "begründung razon razón raison 理由 推荐理由 이유",
);
export const PROFILES: readonly string[] = words(
  "profileurl profile profilelink linkedin linkedinurl linkedinprofile website url homepage link " +
    "personalwebsite",
);
export const IMAGES: readonly string[] = words(
  "imageurl image photo photourl avatar avatarurl picture headshot profileimage profileimageurl " + "img",
);
export const SECTOR: readonly string[] = words("sector industry industrysector marketsector");

/** Lists under these keys hold no recommendations. */
export const LEFT_OUT =
  /^(?:(?:companies|vendors|brands|tools|providers|experts|those|ones)?to(?:avoid|skip)|avoid\w*|notrecommended\w*|excluded\w*|exclusions?|rejected\w*|leftout|ruledout|discarded|disqualified|eliminated|omitted|blacklist\w*|worst\w*|warnings?|companiesexcluded|companiestoavoid|notconsidered|notincluded|sources?|references?|citations?|links|urls|searchresults|criteria|methodology|faq|faqs|followup\w*|questions|relatedquestions|suggestions|competitors?|alternatives?|similar\w*|integrations?|customers?|clients?|notableclients|features?|keyfeatures|pros|cons|strengths|weaknesses|tags|keywords|query|prompt|metadata|meta|usage|reasoning\w*|thinking|thoughts?|draft|scratchpad|schema|parent|parentcompany|owner|investors?|partners?|usecases?|pricing|industries|services|products|products?offered|specialties|locations?|awards|publications?|books|examples?|notes?|disclaimer|limitations?|不推荐|避免|避坑)$/;
export const MENTIONS =
  /^(?:honou?rable\w*|notable\w*|alsoconsider\w*|othermentions?|runnersup|runnerups?|specialmentions?|alsoworth\w*|additional\w*|others?)$/;
/** Under such a key an object with a name is a category, not an entry. */
export const LISTS =
  /^(?:results?|companies|company_?list|list|items?|entries|rankings?|ranked\w*|vendors|providers|brands|firms|tools|options|picks|top\w*|recommendations?|recommended|experts|people|leaders|data|businesses|organizations|organisations|members|choices|agencies|platforms|answers?|empresas|entreprises|unternehmen|结果|公司列表|企业)$/;

function words(list: string): string[] {
  return list.split(" ");
}
