/** What the payments page adds to the sandbox's look. */
export const DASHBOARD_STYLE = `<style>
.payments{--good:#1a7f45;--good-bg:#e8f8ee;--bad:#b42318;--bad-bg:#fdeceb;--warn:#8a5200;--warn-bg:#fdf3dc}
@media (prefers-color-scheme:dark){.payments{--good:#75e0a7;--good-bg:#10281a;--bad:#fda29b;--bad-bg:#331917;--warn:#fcd34d;--warn-bg:#2e2409}}
.payments .list{margin-top:14px}
.payment{padding:18px 20px}.payment:target{box-shadow:inset 3px 0 0 var(--accent)}
.payment p{margin:0 0 6px}.payment p a{text-decoration:underline}.payment .line{align-items:center;justify-content:flex-start}
.payment strong{font-size:18px;font-variant-numeric:tabular-nums}
.tag{flex:none;font-size:12.5px;font-weight:600;padding:2px 10px;border-radius:99px;background:var(--mark);color:var(--soft)}
.tag.good{background:var(--good-bg);color:var(--good)}.tag.bad{background:var(--bad-bg);color:var(--bad)}.tag.warn{background:var(--warn-bg);color:var(--warn)}
.payment button{min-height:40px;font-size:14px}.payment .bar{margin:12px 0 10px}
.part{display:inline-flex;flex-wrap:wrap;align-items:center;gap:8px}.part input{flex:0 0 92px;width:92px;min-height:40px;font-size:14px;border-color:var(--soft)}
summary{cursor:pointer;padding:6px 0;font-size:13.5px;color:var(--soft);width:max-content}summary:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:4px}
.events{list-style:none;margin:4px 0 0;padding:0}.events li{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:8px 16px;padding:8px 0;border-top:1px solid var(--line)}
.events .small{display:block}
.open li{display:flex;flex-wrap:wrap;justify-content:space-between;gap:6px 16px;padding:13px 18px}
.error{margin:16px 0 0;padding:12px 16px;border-radius:10px;background:var(--bad-bg);color:var(--bad);font-weight:550}
.payments h2{display:flex;gap:8px;align-items:baseline}.payments h2 .small{font-weight:400}
</style>`;
