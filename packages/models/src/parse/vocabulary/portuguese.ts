import { phrases, type Vocabulary, words } from "./vocabulary.ts";

export const portuguese = {
  withdrawals: phrases`
    aliás
    corrijo
    na verdade
  `,
  kinds: phrases`
    como (?:encontrar|escolher)
  `,
  gone: phrases`
    falecid[oa]s?
    não (?:existe|opera|aceita) mais
    (?:fechou|encerrou)
  `,
  ties: words`empate`,
  fieldLabels: [...words`vantagens desvantagens preço preços`, ...phrases`site oficial`],
  siteLabels: phrases`site oficial`,
  avoid: [...words`evite`, ...phrases`não recomend\w*`],
  criteria: [...words`conclusão`, ...words`critérios`, ...phrases`como escolher`],
  sources: words`fontes`,
  mentions: phrases`
    outras opções
    menç\w+
  `,
  placeholders: phrases`nenhum[a]?`,
  sentenceStarts: phrases`aqui estão`,
  nameVerbs: words`é oferece`,
  notNames: words`brasil portugal`,
  leadingWords: words`minha meu já e se os um uma com eu`,
  leftOutClauses: words`evite evitaria`,
  cues: [...words`recomendo líderes`, ...phrases`melhor(?:es)?`],
  conjunctions: words`e`,
  objectBefore: words`é são recomendo`,
  subjectVerbs: words`é oferece`,
  advice: [
    ...words`escolheria apostaria`,
    ...phrases`
      começaria (?:pel[oa]|por|com)
      ficaria com
    `,
  ],
  orderWords: phrases`
    primeir[oa]
    terceir[oa]
    em seguida
    por fim
    outra (?:boa )?opção
  `,
  awards: [
    ...words`para se`,
    ...phrases`
      (?:o |a )?melhor
      (?:o |a )?mais
    `,
  ],
  awardPurposes: words`para se`,
  awardSuperlatives: words`melhor`,
  refusals: [
    ...words`desculpe lamento`,
    ...phrases`
      não posso
      sinto muito
    `,
  ],
  absences: phrases`não (?:encontrei|consegui encontrar)`,
  companyKeys: words`nome`,
  expertKeys: words`nome`,
  rankKeys: words`posição posicao`,
  descriptionKeys: words`descrição`,
  rankTitles: words`posição lugar classificação`,
  siteTitles: words`site web domínio url`,
  nameTitles: words`empresa marca fabricante`,
} satisfies Vocabulary;
