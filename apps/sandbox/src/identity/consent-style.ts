/** What the sign-in page adds to the sandbox's look. */
export const CONSENT_STYLE = `<style>
.consent{max-width:440px;margin:16px auto 0}
.intro{text-align:center;margin-bottom:22px}.intro h1{font-size:24px}.intro p{margin:0;text-wrap:balance}
.intro strong{font-weight:600;color:var(--ink)}.host{overflow-wrap:anywhere}
.account{display:flex;align-items:center;gap:14px;width:100%;padding:12px 16px;border:0;border-radius:0;background:none;text-align:left}
.accounts .account:focus-visible{outline-offset:-2px;border-radius:10px}
.initials{flex:none;display:grid;place-items:center;width:38px;height:38px;border-radius:50%;background:var(--mark);color:var(--accent);font-size:14px;font-weight:650}
.account:hover .initials{background:var(--card)}
.who{flex:1;min-width:0;display:grid;line-height:1.4}.name{font-weight:600;overflow-wrap:anywhere}
.state{flex:none;font-size:12px;font-weight:600;padding:2px 9px;border-radius:99px;border:1px solid var(--line);color:var(--soft)}
.other h2{margin:0 0 12px}
.other label{display:block;margin:12px 0 4px;font-size:14px;font-weight:550}
.other label .small{font-weight:400}
.other input{display:block;width:100%;min-height:42px;background:var(--bg);border-color:color-mix(in srgb,var(--soft) 70%,var(--card))}
.other input[aria-invalid]{border-color:var(--wrong)}
.wrong{margin:6px 0 0!important;font-size:13px;color:var(--wrong)}
.primary{width:100%;min-height:42px;margin-top:18px;border-color:transparent;background:var(--accent);color:var(--card);font-weight:600}
.primary:hover{background:color-mix(in srgb,var(--accent) 88%,var(--ink))}
.foot{display:flex;justify-content:space-between;align-items:center;gap:24px;margin:18px 4px 0}
.cancel{flex:none;padding:10px 4px;font-weight:550}
.consent{--wrong:#b42318}
@media (prefers-color-scheme:dark){.consent{--wrong:#fda29b}}
@media (max-width:480px){.consent{margin-top:0}.account{flex-wrap:wrap;padding:12px 14px;gap:4px 12px}.who{flex-basis:calc(100% - 50px)}.state{margin-left:50px}}
</style>`;
