import { terms, type Vocabulary } from "./vocabulary.ts";

export const japanese = {
  joined: true,
  fieldLabels: terms`公式サイト サイト 特徴 料金 強み 弱み メリット デメリット 本社 所在地 おすすめ こんな人におすすめ`,
  avoid: terms`避けるべき おすすめしない おすすめできない 避けた(?:い|方) 見送 おすすめしません`,
  avoidLabels: terms`避けたい`,
  gone: terms`閉店 廃業 終了しました 販売終了`,
  summaries: terms`結論 まとめ`,
  criteria: terms`総括 選び方 選ぶポイント ポイント 注意点 選定基準 結論 まとめ チェックポイント 確認事項 補足 注意`,
  kinds: terms`(?:次|以下)の(?:点|項目|条件)(?=[^。]*。?$) 種類の(?:会社|業者|サービス) 手順 (?:何|いくつ)か(?:の)?種類 ポイント`,
  sources: terms`出典 参考文献`,
  mentions: terms`その他 次点 ほかにも`,
  picks: terms`おすすめ`,
  placeholders: terms`なし 該当なし`,
  sentenceStarts: terms`この もし 次の`,
  cues: terms`知られ 人気 おすすめ お勧め 候補 検討 次に 番目 位は 最後に 代表的 最も 大手 有名 推奨`,
  conjunctions: terms`と や`,
  objectBefore: terms`は が`,
  subjectVerbs: terms`は が`,
  advice: terms`おすすめは`,
  awards: terms`最高の 総合`,
  awardEnds: terms`1位 一位 １位 向け 重視 最安 コスパ 部門`,
  ordering: terms`順位 順番 ランキング`,
  withdrawals: terms`訂正 修正 やり直`,
  ties: terms`同率`,
  refusals: terms`申し訳 お答えできません お手伝いできません`,
  absences: terms`
    (?:ご紹介|お勧め|おすすめ|順位付け|ランキング|お名前を挙げること|名指し)(?:は|を|も|する(?:こと)?は)?(?:でき(?:ません|かねます)|控え|差し控え) 見つかりません 見つけられません 把握して(?:いません|おりません) 存じ(?:ません|上げません)
    該当する.{0,12}ありません
  `,
  offers: terms`以下(?:は|の|が|に挙げる) ただし.{0,20}(?:は|が) 代わりに 次の(?:会社|店|サービス|業者)`,
  companyKeys: terms`製品 サービス 会社名 企業名 会社 名前 企業 メーカー ブランド 店名 社名 業者 店舗`,
  expertKeys: terms`名前 氏名`,
  siteKeys: terms`ドメイン ウェブサイト 公式サイト サイト url`,
  rankKeys: terms`順位`,
  descriptionKeys: terms`説明`,
  notNameTitles: terms`項目 都市 地域 価格 評価 電話 所在地`,
} satisfies Vocabulary;
