/** A private or reserved host of every range, as four numbers. */
const HOSTS: readonly (readonly [number, number, number, number])[] = [
  [0, 0, 0, 0],
  [10, 0, 0, 1],
  [10, 255, 255, 254],
  [100, 64, 0, 1],
  [127, 0, 0, 1],
  [127, 255, 255, 254],
  [169, 254, 169, 254],
  [172, 16, 0, 1],
  [172, 31, 255, 254],
  [192, 0, 0, 170],
  [192, 0, 2, 1],
  [192, 168, 1, 1],
  [198, 18, 0, 1],
  [198, 51, 100, 7],
  [203, 0, 113, 9],
  [224, 0, 0, 1],
  [255, 255, 255, 255],
];

const hex = (value: number, width = 0) => value.toString(16).padStart(width, "0");
const octal = (value: number) => `0${value.toString(8)}`;
const fullWidth = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));

/** Every way we know to write an IPv4 host in an address. */
function formsOf([a, b, c, d]: readonly [number, number, number, number]): string[] {
  const dotted = `${a}.${b}.${c}.${d}`;
  const whole = ((a * 256 + b) * 256 + c) * 256 + d;
  const high = hex(a * 256 + b);
  const low = hex(c * 256 + d);
  return [
    dotted,
    `${dotted}.`,
    String(whole),
    `0x${hex(whole)}`,
    octal(whole),
    [a, b, c, d].map(octal).join("."),
    [a, b, c, d].map((part) => `0x${hex(part)}`).join("."),
    `${a}.${b * 65_536 + c * 256 + d}`,
    `${a}.${b}.${c * 256 + d}`,
    `0x${hex(a)}.${octal(b)}.${c}.${d}`,
    fullWidth(dotted),
    [...dotted].map((letter) => `%${hex(letter.charCodeAt(0), 2)}`).join(""),
    dotted.replaceAll(".", "\u3002"),
    `public.example@${dotted}`,
    `[::ffff:${dotted}]`,
    `[::ffff:${high}:${low}]`,
    `[0:0:0:0:0:ffff:${high}:${low}]`,
    `[::${high}:${low}]`,
    `[64:ff9b::${high}:${low}]`,
    `[64:ff9b:1::${high}:${low}]`,
    `[2002:${high}:${low}::1]`,
    `[2001:0:${high}:${low}::1]`,
    `[::ffff:0:${high}:${low}]`,
  ];
}

const IPV6 = [
  "::",
  "::1",
  "fe80::1",
  "fc00::1",
  "fd12:3456::1",
  "ff02::1",
  "fec0::1",
  "2001:db8::1",
  "100::1",
];

/** Hosts as they stand in an address. */
export const PRIVATE_FORMS: readonly string[] = [
  ...HOSTS.flatMap(formsOf),
  ...IPV6.map((address) => `[${address}]`),
];

/** Addresses as a name server gives them. */
export const PRIVATE_ADDRESSES: readonly string[] = [
  ...HOSTS.map((host) => host.join(".")),
  ...HOSTS.flatMap(([a, b, c, d]) => [
    `::ffff:${a}.${b}.${c}.${d}`,
    `64:ff9b::${hex(a * 256 + b)}:${hex(c * 256 + d)}`,
  ]),
  ...IPV6,
];
