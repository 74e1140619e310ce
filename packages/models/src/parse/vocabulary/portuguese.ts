import { phrases, type Vocabulary, words } from "./vocabulary.ts";

export const portuguese = {
  withdrawals: phrases`
    aliás
    corrijo
    na verdade
  `,
  kinds: phrases`
    (?:dois|duas|três|quatro|cinco|seis|algu(?:ns|mas)|estes) (?:\p{L}+ )?(?:passos|perguntas|critérios|pontos|aspectos|conselhos)
    tipos de (?:prestadores|empresas|lojas|serviços)
    como (?:encontrar|escolher)
  `,
  gone: [
    ...phrases`
    falecid[oa]s?
    não (?:existe|opera|aceita) mais
    (?:fechou|encerrou)
  `,
    ...phrases`
    fechad[oa]s? em
    faliu
    em liquidação
  `,
  ],
  rankNouns: words`lugar posição`,
  ties: words`empate`,
  fieldLabels: [
    ...words`vantagens desvantagens preço preços`,
    ...phrases`site oficial`,
    ...words`nota dica contacto contato endereço morada telefone serviço`,
    ...phrases`
      pontos fortes
      ideal para
    `,
  ],
  siteLabels: [
    ...phrases`site oficial`,
    ...words`sítio`,
    ...phrases`
      página web
    `,
  ],
  avoid: [
    ...words`evite`,
    ...phrases`não recomend\w*`,
    ...phrases`
      evitar
    `,
    ...phrases`
    não recomendo
    a evitar
    desaconselh\w*
    fuja de
  `,
  ],
  criteria: [
    ...words`conclusão`,
    ...words`critérios`,
    ...phrases`como escolher`,
    ...words`resumo dicas perguntas notas`,
    ...phrases`
      próximos passos
      antes de
      como (?:escolher|fiz)
      o que (?:ver|perguntar|considerar)
    `,
    ...phrases`
    perguntas frequentes
    bom saber
  `,
  ],
  sources: words`fontes`,
  mentions: [
    ...phrases`
    outras opções
    menç\w+
  `,
    ...phrases`
      menç(?:ão|ões) (?:honros\w*|especia\w*)
      outr[ao]s (?:op\w*|nomes|bo[na]s)
      também
    `,
  ],
  placeholders: phrases`nenhum[a]?`,
  sentenceStarts: phrases`aqui estão`,
  nameVerbs: words`é oferece`,
  notNames: words`brasil portugal`,
  leadingWords: words`minha meu já e se os um uma com eu`,
  leftOutClauses: words`evite evitaria`,
  cues: [
    ...words`recomendo líderes`,
    ...phrases`melhor(?:es)?`,
    ...phrases`
    favorit[oa]
  `,
  ],
  conjunctions: [
    ...words`e`,
    ...phrases`
    depois
    por fim
    e por fim
    seguid[oa] de
    a seguir
  `,
  ],
  objectBefore: [
    ...words`é são recomendo`,
    ...phrases`
    escolheria
  `,
  ],
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
  weakAbsences: phrases`
    (?:prefiro|preferia|preferiria) não
    não (?:consigo|devo|vou|quero|me cabe) (?:\p{L}+ )?(?:recomendar|indicar|nomear|apontar|dar|citar|listar|classificar|oferecer)
  `,
  offers: phrases`
    aqui (?:estão|vão|está|tem)
    est[ae]s são
    mas (?:há|est[ae]s|algu(?:mas|ns))
    [oa]s seguintes
    no entanto
    entretanto
    contudo
    a seguir
    em vez disso
    destacam-se
  `,
  absences: [
    ...phrases`não (?:encontrei|consegui encontrar)`,
    ...phrases`
      não (?:encontrei|há|existem?) (?:\p{L}+ ){0,2}(?:empresas?|marcas?|nenhum\w*)
    `,
  ],
  companyKeys: [...words`nome`, ...words`marca`],
  expertKeys: words`nome`,
  rankKeys: [...words`posição posicao`, ...words`lugar classificação ranking`],
  descriptionKeys: [...words`descrição`, ...words`descricao`],
  rankTitles: words`posição lugar classificação`,
  siteTitles: words`site web domínio url`,
  nameTitles: [
    ...words`empresa marca fabricante`,
    ...words`nome loja produto`,
    ...phrases`
    fornecedor
  `,
  ],
  avoidLabels: words`evitar pior`,
  siteKeys: words`sítio dominio domínio site`,
  rationaleKeys: words`motivo justificativa`,
  recordKeys: words`empresa`,
  ordinaryWords: words`
      para e o a os as de pequenas grandes empresas preço custo qualidade serviço suporte
    `,
  notNameTitles: phrases`
    cidade
    país
    preço
    nota
    local
    telefone
  `,
} satisfies Vocabulary;
