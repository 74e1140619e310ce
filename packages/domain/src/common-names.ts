import { words } from "./word-lists.ts";

/** Words that alone tell nothing about a company, and names that are ordinary words. English; all folded. */

/** Parts of a name that many share: legal forms, fields, articles. The distinctive word of a name is another one. */
const GENERIC = words`
  the a an of and for by to in on at de la le les el los der die das di do da du van von y e
  inc llc ltd limited gmbh ag sa sas spa srl bv nv plc kg oy ab corp corporation company co group holding holdings
  systems system software solutions solution technologies technology tech labs lab digital global international
  national american european united first new services service partners partner consulting consultants agency media
  studio studios network networks cloud data ai app apps hq io online web bank banking capital financial finance
  insurance health healthcare medical energy power solar home homes smart pro plus one best top open world worldwide
  marketing analytics security payments payroll logistics sales crm erp hr seo email design education learning
  university institute foundation association ventures industries enterprises brands products platform platforms
  dr prof mr mrs ms sir st saint
`;

/** Names of companies that are ordinary words too, and words as ordinary as they. */
const ORDINARY = words`
  ally alpha alphabet amber anchor anthem apple arc arrow ask aurora base beacon beam bench bird bloom blue bold bolt
  bond book boost box brave bridge bright bubble buffer bumble call canvas carbon card cast catalyst chase chat check
  chime chip circle clay clean clear click climb close coda column comet compass connect copper copy core cosmos craft
  create creator crisp cube current cursor dash deal deep delta desk domino door dove draft drift drip drive drop dynamic
  eagle earth easy echo edge elastic element ember envoy equal ever express eye fable falcon fathom figure find flash
  fleet flex flight float flow focus force ford forge form fountain fox framer free fresh front frontier fuel fuse
  gap gather gem get ghost give glide glow go gold grain grand graph great green grid grove grow guardian guide gusto
  happy harbor harness harvest haven hawk heap heart height help hero hive honey hook hope horizon host house hub
  human hunter icon impact indeed index infinity insider insight inspire intel intercom interior iron island ivy
  jasper jet join journey joy jump just keen keep key kind king kit kite lattice launch lead leaf leap learn ledger
  legacy lemon level lever light lime line linear link lion list live local lock logic look loom loop love lovable
  lucid luna lunar magic magnet make mango map marble mark market mars match matter maze meadow medium meet mercury
  mesh meta metric mind mint mirror mission mode modern moon motion move native nest neon nimble node noon north notion
  nova oak oasis ocean olive omega onward opal option oracle orange orbit orchard origin oscar otter outreach owl pace
  page palm panda panel paper park path pay peak pearl pen people pilot pine pinnacle pioneer pipe pixel place plaid
  plan planet play pocket point polar port prime print profound project promise public pulse puma pure push quantum
  quest quick radar radiant rain ramp range raven reach react ready real red reef remote render retool rise river road
  robin rocket root rose round route ruby run runway safe sage sail salt sapphire scale scout sea seed segment sell send
  sender sense shape share shell shield shift shine ship shop show sigma sign signal silver simple sky slack slate snap
  snow solid sound source space spark spectrum speed sphere spot spring square stack staples star start steam stellar
  step stone store storm story stream street stripe strong studio subway success sugar summit sun surge swan sweet swift
  switch sync target task team tempo ten terra test thread thrive tide tiger time toast today toggle top total touch
  tower track trade trail travel tree trip true trust turn twist union unity universal up upper use valley value vault
  vector velocity venture verve vibe view village vision visa vista visit vital vivid voice wave way wealth well west
  west whale wild win wind wing wise wish wolf wonder wood word work workday write yes yield you young zen zero zest zip
  zone zoom january february march april may june july august september october november december monday tuesday
  wednesday thursday friday saturday sunday two three four five six seven eight nine twenty hundred thousand black white
  gray brown yellow purple pink it us we our now next more all any every
`;

export function isGenericWord(word: string): boolean {
  return GENERIC.includes(word);
}

/** Folded words that a text may hold without naming a company; a single letter counts. */
export function isOrdinaryWord(word: string): boolean {
  return word.length === 1 || ORDINARY.includes(word) || GENERIC.includes(word);
}
