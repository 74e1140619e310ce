import { terms, type Vocabulary } from "./vocabulary.ts";

export const chinese = {
  joined: true,
  fieldLabels: terms`优点 缺点 特点 优势 劣势 官网 网址 网站 价格 简介 适合 适用 总部 推荐理由 理由 亮点 说明 描述 成立(?:时间)?`,
  avoid: terms`避免 不推荐 避坑 不建议 慎选 避雷 不要选 别选 踩雷 不考虑`,
  gone: terms`已停产 已倒闭 已关闭 停业 已停业 已注销 停止(?:招收|营业|运营) 不再接受`,
  summaries: terms`总之 总结 结论 综上`,
  criteria: terms`选择标准 如何选择 怎么选 注意事项 评选标准 选购建议 建议 结论 总结`,
  kinds: terms`
    类(?:公司|机构|服务商|平台|渠道) 步骤 (?:几个|以下|这些|[二两三四五六])(?:几?个)?(?:方面|问题|要点|标准|角度) 几(?:种|类) 以下几(?:点|个方面) 哪些方面
  `,
  sources: terms`来源 参考(?:资料|来源|文献)?`,
  mentions: terms`也值得 值得关注 另外 其他(?:推荐|值得|选择|优秀|公司)`,
  picks: terms`推荐`,
  placeholders: terms`无 没有 暂无`,
  sentenceStarts: terms`以下 如果 请 以上 根据`,
  leadingVerbs: terms`我 也 还 可以 首推 首选 推荐 考虑 选择 还有 其次是 则是 当属 试试`,
  cues: terms`最好 最佳 推荐 首选 首推 其次 值得 考虑 不错 领先 领导 排名 主要 知名 著名 包括 第[一二三四五六]`,
  conjunctions: terms`和 及 以及 与`,
  excludedBefore: terms`不像 不同于 相比 与`,
  objectBefore: terms`是 有 为 推荐 首推 首选 考虑 当属 包括 如 选择 属于`,
  subjectVerbs: terms`是 为 以 在 凭 拥有 提供`,
  advice: terms`推荐 首推 首选 考虑 建议选择`,
  awards: terms`综合 [最综总金银铜首]`,
  awardEnds: terms`最[佳高好强低优全] 首选 之选 优选 必选 推荐`,
  ordering: terms`排序 排名 排名为`,
  withdrawals: terms`更正 修正 重新`,
  rankMarks: terms`top(?=\d(?:\s?[:：]\s?\S|\s\p{Script=Han}))`,
  ties: terms`并列`,
  refusals: terms`抱歉 对不起 无法(?:提供|回答|帮助|协助) 不能(?:提供|回答|帮助)`,
  absences: terms`
    不(?:太)?(?:了解|清楚|知道)[^。]{0,20}(?:哪些|哪家|公司|商家) 
    (?:无法|不能|不便|不会|不愿)(?:为您|替您|给您|给出|向您|直接|具体)*(?:推荐|排名|点名|评价|排序|给出|列出) 找不到 没有(?:找到|发现|符合) 未(?:找到|能找到)
  `,
  offers: terms`以下(?:是|为|几家|公司) 不过.{0,20}(?:推荐|有|是) 但.{0,20}(?:推荐|有|是|可以考虑) 如下 这些`,
  companyKeys: terms`产品 工具 软件 平台 公司 公司名称 企业 企业名称 品牌 名称 名字 机构 店名 商家 厂家 供应商 学校`,
  expertKeys: terms`姓名`,
  siteKeys: terms`域名 网站 官网 网址 官方网站 官方网址`,
  rankKeys: terms`排名 名次 序号 排序`,
  descriptionKeys: terms`描述 简介 介绍`,
  rationaleKeys: terms`理由 推荐理由`,
  leftOutKeys: terms`不推荐 避免 避坑`,
  listKeys: terms`结果 公司列表 企业`,
  notNameTitles: terms`特点 功能 项目 城市 地区 价格 评分 电话`,
} satisfies Vocabulary;
