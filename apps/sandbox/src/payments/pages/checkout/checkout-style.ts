/** What the checkout adds to the sandbox's look. */
export const CHECKOUT_STYLE = `<style>
main{max-width:1040px;padding-top:40px}
.pay{--wrong:#b42318;--wrong-bg:#fef3f2;--good:#1a7f45;--good-bg:#ecfdf3;--field:#8a8480;display:grid;grid-template-columns:minmax(0,1fr) minmax(0,440px);gap:0 72px;align-items:start}
@media (prefers-color-scheme:dark){.pay{--wrong:#fda29b;--wrong-bg:#2b1614;--good:#75e0a7;--good-bg:#0f2318;--field:#85807b}}
.order{position:sticky;top:32px;padding-top:6px}
.back{display:inline-flex;align-items:center;gap:8px;min-height:44px;margin:-10px 0 14px;color:var(--soft);font-weight:550}
.back:hover{color:var(--ink)}.back svg{flex:none}
.order h1{font-size:16px;font-weight:500;color:var(--soft);margin:0}
.total{font-size:40px;line-height:1.15;font-weight:650;letter-spacing:-.02em;margin:4px 0 28px;font-variant-numeric:tabular-nums}
.total small{font-size:16px;font-weight:500;letter-spacing:0;color:var(--soft)}
.items{list-style:none;margin:0;padding:0;border-top:1px solid var(--line)}
.items li{display:flex;justify-content:space-between;gap:24px;padding:16px 0;border-bottom:1px solid var(--line)}
.items .name{font-weight:600;overflow-wrap:anywhere}.items .small{display:block;overflow-wrap:anywhere}
.sum{flex:none;font-weight:600;font-variant-numeric:tabular-nums}
.due{display:flex;justify-content:space-between;gap:24px;padding:16px 0;margin:0;font-weight:650}
.due .sum{font-weight:650}
.paper{padding:28px;border:1px solid var(--line);border-radius:16px;background:var(--card)}
.paper h2{margin:0 0 12px;font-size:17px}
.paper h2:not(:first-child){margin-top:28px}
.paper label,.paper .label{display:block;margin:0 0 6px;font-size:14px;font-weight:550}
.paper input{display:block;width:100%;min-height:46px;padding:10px 12px;border:1px solid var(--field);border-radius:8px;background:var(--bg);font-variant-numeric:tabular-nums}
.paper input[aria-invalid]{border-color:var(--wrong)}
.known{margin:0;overflow-wrap:anywhere}
.try{display:flex;flex-wrap:wrap;gap:8px;list-style:none;margin:0 0 18px;padding:0}
.try a{display:block;padding:8px 12px;min-height:40px;border:1px solid var(--line);border-radius:99px;font-size:13.5px;color:var(--ink)}
.try a:hover{text-decoration:none;background:var(--mark)}
.try a[aria-current]{border-color:var(--accent);box-shadow:inset 0 0 0 1px var(--accent);background:var(--mark)}
.two{display:grid;grid-template-columns:1fr 1fr;gap:0 12px}
.field{margin-bottom:16px}
.fault{margin:6px 0 0;font-size:13.5px;color:var(--wrong)}
.notice{margin:0 0 22px;padding:14px 16px;border-radius:10px;background:var(--wrong-bg);color:var(--wrong);font-weight:550}
.notice:focus{outline:none}.notice:focus-visible{outline:2px solid var(--wrong);outline-offset:2px}
.primary{width:100%;min-height:50px;margin-top:6px;border-color:transparent;border-radius:10px;background:var(--accent);color:var(--card);font-size:16px;font-weight:650}
.primary:hover{background:color-mix(in srgb,var(--accent) 88%,var(--ink))}
.safe{margin:12px 0 0;text-align:center;font-size:13.5px;color:var(--soft)}
.others{margin-top:24px;padding-top:20px;border-top:1px solid var(--line)}
.others .label{margin-bottom:10px;color:var(--soft)}
.others .bar{margin:0;gap:8px}.others button,.others .abandon{flex:1 1 140px;min-height:44px;padding:10px 12px;border:1px solid var(--line);border-radius:8px;background:var(--card);color:var(--ink);text-align:center;font-weight:500}
.others button:hover,.others .abandon:hover{background:var(--mark);text-decoration:none}
.state{max-width:480px;margin:24px auto 0;text-align:center}
.state .paper{display:grid;gap:4px;justify-items:center}.state h1{font-size:22px;margin-top:10px}
.sign{display:grid;place-items:center;width:52px;height:52px;border-radius:50%;background:var(--good-bg);color:var(--good)}
.sign.off{background:var(--mark);color:var(--soft)}
.state p a{text-decoration:underline}.state .primary{display:grid;place-items:center;margin-top:18px}.state .primary:hover{text-decoration:none}
.pay.state{display:block}
@media (max-width:860px){main{padding:20px 20px 48px}.pay{grid-template-columns:minmax(0,1fr);gap:24px;max-width:520px;margin:0 auto}.order{position:static}.total{font-size:34px;margin-bottom:18px}.paper{padding:22px 18px}}
</style>`;
