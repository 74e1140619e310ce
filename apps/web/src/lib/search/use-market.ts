import { type Market, marketCode, readMarket } from "@standings/domain";
import { useEffect, useState } from "react";

const KEY = "market";

/** The market that this browser asked in last; none in server HTML and at the first rendering. */
export function useMarket(): readonly [Market | null, (market: Market | null) => void] {
  const [market, setMarket] = useState<Market | null>(null);
  useEffect(() => setMarket(readMarket(localStorage.getItem(KEY))), []);
  const choose = (next: Market | null) => {
    setMarket(next);
    if (next) localStorage.setItem(KEY, marketCode(next));
    else localStorage.removeItem(KEY);
  };
  return [market, choose];
}
