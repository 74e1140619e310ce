import { randomInt } from "node:crypto";
import { crc32 } from "node:zlib";
import { API_TOKEN_PREFIX } from "@standings/domain";

const SIGNS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** 256 bits. */
const RANDOM_LENGTH = 43;
/** 62 to the power of 6 is more than a CRC-32 can be. */
const CHECKSUM_LENGTH = 6;
const FORM = new RegExp(
  `^${API_TOKEN_PREFIX}([0-9A-Za-z]{${RANDOM_LENGTH}})([0-9A-Za-z]{${CHECKSUM_LENGTH}})$`,
);

/**
 * A new API token: `st_live_`, 43 random characters, and a checksum of six by which a scanner of leaked secrets tells a token
 * from other text (decisions "API tokens and webhooks").
 */
export function newApiToken(): string {
  const random = Array.from({ length: RANDOM_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join("");
  return API_TOKEN_PREFIX + random + checksumOf(random);
}

/** Whether a text can be a token: a wrong one is refused without asking the database. */
export function isApiToken(text: string): boolean {
  const [, random, checksum] = FORM.exec(text) ?? [];
  return random !== undefined && checksumOf(random) === checksum;
}

/** CRC-32 in base 62. */
function checksumOf(random: string): string {
  let rest = crc32(random);
  let text = "";
  while (text.length < CHECKSUM_LENGTH) {
    text = SIGNS[rest % SIGNS.length] + text;
    rest = Math.floor(rest / SIGNS.length);
  }
  return text;
}
