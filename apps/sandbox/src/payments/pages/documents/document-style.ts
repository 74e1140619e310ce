/** What receipts and invoices add to the sandbox's look. */
export const DOCUMENT_STYLE = `<style>
main{max-width:680px}
.sheet{padding:36px 40px;border:1px solid var(--line);border-radius:16px;background:var(--card)}
.sheet h1{font-size:24px;margin:0}.sheet h2{font-size:14px;margin:28px 0 8px;color:var(--soft);font-weight:550}
.head{display:flex;justify-content:space-between;gap:20px;align-items:flex-start;margin-bottom:24px}
.head p{margin:4px 0 0}.number{white-space:nowrap}
.facts{grid-template-columns:minmax(110px,max-content) 1fr;gap:6px 24px;margin:0}
.lines{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
.lines th{padding:8px 0;text-align:left;font-size:13px;font-weight:550;color:var(--soft);border-bottom:1px solid var(--line)}
.lines td{padding:12px 0;vertical-align:top;border-bottom:1px solid var(--line);overflow-wrap:anywhere}
.lines :is(th,td)+:is(th,td){padding-left:16px;text-align:right;white-space:nowrap}
.lines tfoot td{border-bottom:0;padding:10px 0 0}.lines tfoot tr:last-child td{font-weight:650}
.note{margin:24px 0 0;white-space:pre-line;overflow-wrap:anywhere}
.made{margin:28px 0 0;padding-top:16px;border-top:1px solid var(--line)}
.download{display:inline-grid;place-items:center;flex:none;min-height:44px;padding:8px 16px;border:1px solid var(--line);border-radius:8px;color:var(--ink);font-weight:550}
.download:hover{background:var(--mark);text-decoration:none}
@media (max-width:560px){main{padding:16px 16px 48px}.sheet{padding:24px 18px}.head{flex-wrap:wrap}.each{display:none}.facts{grid-template-columns:1fr;gap:0}.facts dd{margin-bottom:8px}}
</style>`;
