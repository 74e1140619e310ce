import { phrases, type Vocabulary, words } from "./vocabulary.ts";

export const korean = {
  ties: words`공동`,
  awardEnds: words`용`,
  joined: true,
  fieldLabels: [...words`장점 단점 특징 가격 웹사이트 홈페이지 본사`, ...phrases`추천 대상`],
  siteLabels: words`웹사이트 홈페이지`,
  reasonLabels: words`이유`,
  avoid: [
    ...words`피해야`,
    ...phrases`추천하지 않`,
    ...phrases`
    비추(?:천)?
    피하
    권하지 않
  `,
  ],
  criteria: [...words`결론`, ...words`고르는`, ...phrases`선택 기준`],
  sources: words`출처 참고`,
  mentions: [...words`기타`, ...phrases`그 외`],
  picks: words`추천`,
  placeholders: words`없음`,
  sentenceStarts: words`다음 아래`,
  leftOutClauses: [...words`피하`, ...phrases`추천하지 않`],
  cues: [...words`최고 추천 대표 번째 마지막`, ...phrases`[1-9]위`],
  conjunctions: words`와 과`,
  objectBefore: words`으로는 는 은`,
  subjectVerbs: words`도 은 는 이 가`,
  advice: words`추천`,
  awards: words`최고의`,
  refusals: [...words`죄송`, ...phrases`도와드릴 수 없`],
  weakAbsences: phrases`
    (?:추천|순위|이름|특정)[^.]{0,16}(?:드릴 수 없|어렵|곤란|하지 않겠)
  `,
  offers: phrases`
    다음(?:은|과 같)
    아래
    하지만
    그래도
    대신
  `,
  absences: phrases`
    찾을 수 없
    찾지 못
  `,
  companyKeys: words`제품 회사 회사명 이름 기업명`,
  expertKeys: words`이름`,
  siteKeys: words`도메인 웹사이트`,
  rankKeys: words`순위`,
  descriptionKeys: words`설명`,
  rationaleKeys: words`이유`,
  recordKeys: words`회사명`,
  rankTitles: words`순위`,
  siteTitles: words`사이트 홈페이지 도메인`,
  nameTitles: [
    ...words`회사 기업 브랜드 업체`,
    ...phrases`
    업체명
    가게
    이름
    기관
  `,
  ],
  gone: words`폐업 단종 종료`,
  notNameTitles: phrases`
    도시
    지역
    가격
    점수
  `,
} satisfies Vocabulary;
