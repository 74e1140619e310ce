import { terms, type Vocabulary } from "./vocabulary.ts";

export const portuguese = {
  fieldLabels: terms`
    vantagens desvantagens preço preços site_oficial nota dica contacto contato endereço morada telefone
    serviço pontos_fortes ideal_para
  `,
  avoid: terms`evite não_recomend\w* evitar a_evitar desaconselh\w* fuja_de evitaria`,
  avoidLabels: terms`evitar pior`,
  gone: terms`
    falecid[oa]s? não_(?:existe|opera|aceita)_mais (?:fechou|encerrou) fechad[oa]s?_em faliu em_liquidação
  `,
  summaries: terms`em_resumo resumindo em_suma conclusão`,
  ordinals: terms`primeir[ao] segund[ao] terceir[ao] quart[ao] quint[ao]`,
  criteria: terms`
    conclusão critérios resumo dicas perguntas notas próximos_passos antes_de como_(?:escolher|fiz)
    o_que_(?:ver|perguntar|considerar) perguntas_frequentes bom_saber
  `,
  kinds: terms`
    (?:dois|duas|três|quatro|cinco|seis|algu(?:ns|mas)|estes)_(?:\p{L}+_)?(?:passos|perguntas|critérios|pontos|aspectos|conselhos|fatores)
    tipos_de_(?:prestadores|empresas|lojas|serviços) como_(?:encontrar|escolher)
  `,
  sources: terms`fontes`,
  mentions: terms`
    outras_opções menç\w+ menç(?:ão|ões)_(?:honros\w*|especia\w*) outr[ao]s_(?:op\w*|nomes|bo[na]s) também
  `,
  picks: terms`recomendad[oa]s? recomendáve(?:l|is) melhores classificação`,
  placeholders: terms`nenhum[a]?`,
  sentenceStarts: terms`aqui_estão`,
  nameVerbs: terms`é oferece`,
  ordinaryWords: terms`para e o a os as de pequenas grandes empresas preço custo qualidade serviço suporte`,
  leadingWords: terms`entre minha meu já e se os um uma com eu`,
  cues: terms`recomendo recomendad[oa]s? indicad[oa]s? conhecid[oa]s? preferid[oa]s? líderes melhor(?:es)? favorit[oa]`,
  reasonWords: terms`para pel[oa]s?`,
  conjunctions: terms`e depois por_fim e_por_fim seguid[oa]s?_(?:d[aeo]|pel[ao]) e_d[ao] e_pel[ao] a_seguir`,
  objectBefore: terms`é são estão figuram recomendo escolheria`,
  subjectVerbs: terms`é oferece`,
  advice: terms`escolheria apostaria começaria_(?:pel[oa]|por|com) ficaria_com`,
  orderWords: terms`primeir[oa] terceir[oa] em_seguida por_fim outra_(?:boa_)?opção`,
  awards: terms`para se (?:o_|a_)?melhor (?:o_|a_)?mais`,
  withdrawals: terms`aliás corrijo na_verdade`,
  ties: terms`empate`,
  rankNouns: terms`lugar posição opção escolha`,
  refusals: terms`desculpe lamento não_posso sinto_muito`,
  absences: terms`
    (?:prefiro|preferia|preferiria)_não
    não_(?:consigo|devo|vou|quero|me_cabe)_(?:\p{L}+_)?(?:recomendar|indicar|nomear|apontar|dar|citar|listar|classificar|oferecer)
    não_(?:encontrei|consegui_encontrar)
    não_(?:encontrei|há|existem?)_(?:\p{L}+_){0,2}(?:empresas?|marcas?|nenhum\w*)
  `,
  offers: terms`
    aqui_(?:estão|vão|está|tem) est[ae]s_são mas_(?:há|est[ae]s|algu(?:mas|ns)) [oa]s_seguintes no_entanto
    entretanto contudo a_seguir em_vez_disso destacam-se
  `,
  companyKeys: terms`nome marca empresa fabricante loja produto fornecedor`,
  expertKeys: terms`nome`,
  siteKeys: terms`sítio dominio domínio site site_oficial página_web web url`,
  rankKeys: terms`posição posicao lugar classificação ranking`,
  descriptionKeys: terms`descrição descricao`,
  rationaleKeys: terms`motivo justificativa`,
  notNameTitles: terms`cidade país preço nota local telefone`,
} satisfies Vocabulary;
