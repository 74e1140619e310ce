import { readCompanies } from "./company.ts";

/** Insurers other than pure health insurers. */
export const INSURERS = readCompanies(
  "Financials",
  `
State Farm | statefarm.com | insurance 9, car insurance 9, family 6, @us | insures cars, homes and lives through local agents | network of local agents
GEICO | geico.com | car insurance 9, insurance 7, budget 8, @us | insures cars and other vehicles directly | low direct premiums
Progressive | progressive.com | car insurance 9, insurance 7, budget 6, @us | insures cars, homes and businesses | price comparison tools
Allstate | allstate.com | car insurance 8, insurance 8, family 5, @us | insures cars and homes through agents | range of add-on cover
USAA | usaa.com | car insurance 8, insurance 7, bank 5, @us | insures and banks military members and their families | service for military families
Liberty Mutual | libertymutual.com | car insurance 7, insurance 7, @us | insures cars, homes and businesses | customisable cover
Nationwide | nationwide.com | car insurance 7, insurance 7, @us | insures cars, homes, pets and farms | usage-based options
Farmers / Farmers Insurance | farmers.com | car insurance 6, insurance 6, @us | insures cars and homes through agents | agent support
Travelers | travelers.com | car insurance 6, insurance 7, small business 5, @us | insures cars, homes and businesses | business cover
Amica | amica.com | car insurance 6, insurance 5, @us | insures cars and homes as a mutual company | claims service
Root / Root Insurance | joinroot.com | car insurance 5, budget 5, @us | insures cars by driving behaviour | pricing by driving behaviour
Lemonade | lemonade.com | insurance 7, car insurance 5, beginner 6, @us, @uk | insures homes, cars and pets through an app | fast app-based claims
Hiscox | hiscox.com | insurance 6, small business 8, @uk, @us | insures small businesses and professionals | professional liability cover
Next Insurance / ERGO NEXT | nextinsurance.com | insurance 5, small business 8, @us | insures small businesses online | quick online policies
The Hartford | thehartford.com | insurance 6, car insurance 4, small business 7, @us | insures businesses and older drivers | small business cover
Chubb | chubb.com | insurance 8, premium 7, enterprise 7 | insures companies and wealthy households | high-value cover
AIG | aig.com | insurance 7, enterprise 7 | insures companies worldwide | commercial cover
Allianz | allianz.com | insurance 9, car insurance 7, asset manager 5, @de, @uk, @au | insures people and companies worldwide | financial strength
AXA | axa.com | insurance 8, car insurance 6, health insurance 4, @fr, @uk, @asia | insures people and companies worldwide | broad European presence
Zurich / Zurich Insurance | zurich.com | insurance 8, car insurance 4, enterprise 7, @ch, @us, @uk | insures people and companies worldwide | risk engineering
Generali | generali.com | insurance 7, car insurance 5, @it | insures people and companies in Europe | strong Italian base
Aviva | aviva.com | insurance 7, car insurance 7, health insurance 4, @uk, @ca | insures cars, homes and lives in the UK | multi-product discounts
Direct Line | directline.com | car insurance 7, insurance 6, @uk | insures cars and homes directly in the UK | direct claims service
Admiral | admiral.com | car insurance 8, insurance 5, @uk | insures cars and homes in the UK | multi-car policies
LV= | lv.com | car insurance 6, insurance 5, @uk | insures cars and homes in the UK | customer service
HUK-COBURG | huk.de | car insurance 8, insurance 6, budget 6, @de | insures cars and homes in Germany | low premiums
ERGO | ergo.com | insurance 6, car insurance 4, health insurance 3, @de | insures people and companies in Germany and abroad | wide product range
Prudential Financial / Prudential | prudential.com | insurance 7, asset manager 5, @us, @asia | sells life insurance and retirement products | life and retirement expertise
MetLife | metlife.com | insurance 7, enterprise 5, @us, @asia, @latam | sells life insurance and employee benefits | employee benefits
Northwestern Mutual | northwesternmutual.com | insurance 6, premium 4, @us | sells life insurance and financial planning | financial planning
Getsafe | hellogetsafe.com | insurance 4, beginner 5, @de | insures younger customers through an app | app-based policies
Ping An | pingan.com | insurance 6, bank 3, @cn | insures people in China and offers financial services | technology platforms
`,
);
