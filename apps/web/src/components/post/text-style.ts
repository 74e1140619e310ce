/** How the elements of a post look. Its HTML has no classes of ours, so that the container styles it. */
const TEXT = [
  "text-[17px]/7 sm:text-[18px]/7.5 wrap-anywhere [&>*+*]:mt-5 [&_strong]:font-strong",
  // Each paragraph runs in the direction of its own script.
  "[&_:is(p,li,h2,h3,h4,td,th)]:[unicode-bidi:plaintext]",
].join(" ");

const HEADINGS = [
  "[&_:is(h2,h3,h4,h5,h6)]:font-strong [&_:is(h2,h3,h4,h5,h6)]:text-balance",
  "[&>h2]:mt-11 [&>h2]:text-page-title [&>h2]:tracking-[-.016em] [&>h2:first-child]:mt-0",
  "[&>h3]:mt-8 [&>h3]:text-sentence/7 [&>h3]:tracking-[-.01em] [&>h4]:mt-7 [&>h4]:text-lg/7",
  "[&>:is(h5,h6)]:mt-6 [&>h5]:text-md [&>h6]:text-base [&>h6]:text-ink-2",
  "[&>:is(h2,h3,h4)+*]:mt-3 [&>:is(h5,h6)+*]:mt-2",
  // The link to itself is empty: its sign is drawn here.
  "[&_:is(h2,h3,h4)>a[aria-hidden]]:no-underline [&_:is(h2,h3,h4)>a[aria-hidden]]:before:content-['#']",
  "[&_:is(h2,h3,h4)>a[aria-hidden]]:pl-2 [&_:is(h2,h3,h4)>a[aria-hidden]]:font-text [&_:is(h2,h3,h4)>a[aria-hidden]]:text-ink-3",
  "[&_:is(h2,h3,h4)>a[aria-hidden]]:opacity-0 [&_:is(h2,h3,h4):hover>a[aria-hidden]]:opacity-100",
  "[&_:is(h2,h3,h4):target]:bg-mark-tint [&_:is(h2,h3,h4):target]:shadow-highlight",
].join(" ");

const LINKS = [
  "[&_a]:underline [&_a]:decoration-control [&_a]:decoration-1 [&_a]:underline-offset-3 [&_a:hover]:decoration-current",
  "[&_p_a]:font-medium [&_li_a]:font-medium [&_td_a]:font-medium",
].join(" ");

const LISTS = [
  "[&_:is(ul,ol)]:grid [&_:is(ul,ol)]:gap-2.5 [&_ol]:list-decimal [&_:is(ul,ol)]:pl-6 [&_ul]:list-[square]",
  "[&_li]:min-w-0 [&_li]:pl-1 [&_li::marker]:text-ink-3 [&_ol>li::marker]:tabular-nums [&_li>*+*]:mt-2.5 [&_li>:is(ul,ol)]:mt-2.5",
  "[&_.contains-task-list]:list-none [&_.contains-task-list]:pl-0 [&_li_.contains-task-list]:pl-7",
  "[&_input]:mr-2.5 [&_input]:size-4 [&_input]:translate-y-0.5 [&_input]:accent-ink",
].join(" ");

const QUOTES = [
  "[&_blockquote]:my-8 [&_blockquote]:border-l-4 [&_blockquote]:border-mark [&_blockquote]:py-1 [&_blockquote]:pl-4.5 sm:[&_blockquote]:pl-6",
  "[&>blockquote]:text-[21px]/7.25 [&>blockquote]:font-medium [&>blockquote]:tracking-[-.014em] sm:[&>blockquote]:text-page-title/8",
  "[&_blockquote>*+*]:mt-4 [&_blockquote_:is(ul,ol,blockquote)]:text-[17px]/7 [&_blockquote_:is(ul,ol,blockquote)]:tracking-normal",
  "[&_:is(blockquote,li)_blockquote]:my-4 [&_:is(blockquote,li)_blockquote]:border-l-2 [&_:is(blockquote,li)_blockquote]:border-mark-line",
].join(" ");

const TABLES = [
  "[&_[role=group]]:my-7 [&_[role=group]]:overflow-x-auto [&_[role=group]]:border-t-2 [&_[role=group]]:border-line-ink",
  "[&_table]:w-full [&_table]:border-collapse [&_table]:text-base [&_table]:wrap-normal [&_table]:tabular-nums",
  "[&_:is(th,td)]:h-11 [&_:is(th,td)]:border-b [&_:is(th,td)]:border-line [&_:is(th,td)]:py-2 [&_:is(th,td)]:pr-5 [&_:is(th,td):last-child]:pr-0",
  "[&_:is(th,td)]:text-left [&_th]:text-xs [&_th]:font-medium [&_th]:text-ink-3 [&_th]:align-bottom [&_th]:whitespace-nowrap [&_td]:min-w-14 [&_td:first-child]:min-w-32",
  "[&_:is(th,td)[align=right]]:text-right [&_:is(th,td)[align=center]]:text-center",
].join(" ");

const CODE = [
  "[&_:not(pre)>code]:rounded-key [&_:not(pre)>code]:bg-hover [&_:not(pre)>code]:px-1.25 [&_:not(pre)>code]:py-0.5",
  "[&_code]:font-mono [&_:not(pre)>code]:text-[.86em]",
  "[&_pre]:my-6 [&_pre]:overflow-x-auto [&_pre]:rounded-2 [&_pre]:bg-sunken [&_pre]:p-4 [&_pre]:text-sm/5 [&_pre]:wrap-normal",
  "[&_pre]:inset-ring [&_pre]:inset-ring-line",
  "[&_.hljs-comment]:text-ink-3 [&_.hljs-comment]:italic [&_.hljs-meta]:text-ink-3",
  "[&_:is(.hljs-string,.hljs-regexp,.hljs-addition,.hljs-selector-class)]:text-good [&_.hljs-deletion]:text-bad",
  "[&_:is(.hljs-keyword,.hljs-built_in,.hljs-type,.hljs-name,.hljs-selector-tag)]:text-info",
  "[&_:is(.hljs-number,.hljs-literal,.hljs-symbol,.hljs-attr,.hljs-attribute,.hljs-variable)]:text-warn",
  "[&_:is(.hljs-title,.hljs-section)]:font-strong",
].join(" ");

const FIGURES = [
  "[&_figure]:my-8 [&_img]:h-auto [&_img]:max-w-full [&_img]:rounded-3 [&_img]:bg-sunken",
  "[&_figcaption]:mt-2.5 [&_figcaption]:text-sm [&_figcaption]:text-ink-3 [&_hr]:my-10 [&_hr]:border-line-2",
].join(" ");

const FOOTNOTES = [
  "[&_sup]:text-[.7em] [&_sup]:leading-none [&_sup_a]:px-0.5 [&_sup_a]:no-underline [&_sup_a]:text-mark-ink",
  "[&_.footnotes]:mt-11 [&_.footnotes]:border-t [&_.footnotes]:border-line-2 [&_.footnotes]:pt-5",
  "[&_.footnotes]:text-base/5.5 [&_.footnotes]:text-ink-2 [&_.data-footnote-backref]:no-underline",
  "[&_.footnotes_li:target]:bg-mark-tint",
].join(" ");

export const TEXT_STYLE = [TEXT, HEADINGS, LINKS, LISTS, QUOTES, TABLES, CODE, FIGURES, FOOTNOTES].join(" ");
