import { phrases, type Vocabulary, words } from "./vocabulary.ts";

export const japanese = {
  kinds: [
    ...phrases`
    種類の(?:会社|業者|サービス)
    手順
  `,
    ...phrases`
    (?:何|いくつ)か(?:の)?種類
    ポイント
  `,
  ],
  ordering: phrases`
    順位
    順番
    ランキング
  `,
  withdrawals: phrases`
    訂正
    修正
    やり直
  `,
  ties: words`同率`,
  joined: true,
  fieldLabels: words`公式サイト サイト 特徴 料金 強み 弱み メリット デメリット 本社 所在地 おすすめ こんな人におすすめ`,
  siteLabels: words`公式サイト サイト ウェブサイト`,
  avoid: [
    ...words`避けるべき おすすめしない おすすめできない`,
    ...phrases`
    避けた(?:い|方)
    見送
  `,
  ],
  criteria: [
    ...words`総括 選び方 選ぶポイント ポイント 注意点 選定基準 結論 まとめ`,
    ...words`チェックポイント 確認事項 補足 注意`,
  ],
  sources: words`出典 参考文献`,
  mentions: words`その他 次点 ほかにも`,
  picks: words`おすすめ`,
  placeholders: words`なし 該当なし`,
  sentenceStarts: words`この もし 次の`,
  leftOutClauses: words`避けるべき おすすめしません`,
  cues: words`おすすめ お勧め 候補 検討 次に 番目 位は 最後に 代表的 最も 大手 有名 推奨`,
  conjunctions: words`と や`,
  objectBefore: words`は が`,
  subjectVerbs: words`は が`,
  advice: words`おすすめは`,
  awards: words`最高の`,
  awardEnds: words`最優秀 最強 重視 向け 派 なら`,
  refusals: words`申し訳 お答えできません お手伝いできません`,
  weakAbsences: phrases`
    (?:ご紹介|お勧め|おすすめ|順位付け|ランキング|お名前を挙げること|名指し)(?:は|を|も|する(?:こと)?は)?(?:でき(?:ません|かねます)|控え|差し控え)
  `,
  offers: phrases`
    以下(?:は|の|が|に挙げる)
    ただし.{0,20}(?:は|が)
    代わりに
    次の(?:会社|店|サービス|業者)
  `,
  absences: [...words`見つかりません 見つけられません`, ...phrases`該当する.{0,12}ありません`],
  companyKeys: words`製品 サービス 会社名 企業名 会社 名前`,
  expertKeys: words`名前 氏名`,
  siteKeys: words`ドメイン ウェブサイト 公式サイト サイト`,
  rankKeys: words`順位`,
  descriptionKeys: words`説明`,
  recordKeys: words`会社名`,
  rankTitles: words`順位`,
  siteTitles: words`サイト url ドメイン`,
  nameTitles: [
    ...words`会社 企業 サービス メーカー ブランド`,
    ...phrases`
    店名
    社名
    会社名
    業者
    店舗
  `,
  ],
  notNameTitles: [
    ...words`項目`,
    ...phrases`
    都市
    地域
    価格
    評価
    電話
    所在地
  `,
  ],
  avoidLabels: words`避けたい`,
  gone: words`閉店 廃業 終了しました 販売終了`,
} satisfies Vocabulary;
