/** Rules for passwords (spec part 1 §5, decisions "Accounts"). */

export const PASSWORD_MIN_LENGTH = 6;
export const PASSWORD_MAX_LENGTH = 200;
export const PASSWORD_TOO_SHORT = `Password must be at least ${PASSWORD_MIN_LENGTH} characters long`;

/** The passwords found most often in published lists of leaked ones, six characters and longer. */
const COMMON = new Set(
  `123456 1234567 12345678 123456789 1234567890 password password1 password12 password123 passw0rd p@ssw0rd
  qwerty qwerty1 qwerty12 qwerty123 qwertyuiop qwertz azerty 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qazwsx zaq12wsx
  qwe123 asdfgh asdfghjkl asdf1234 zxcvbn zxcvbnm abc123 abcd1234 abcdef abcdefg abcdefgh aa123456 a123456 a12345678
  111111 11111111 1111111111 000000 00000000 112233 121212 123123 123123123 123321 123654 131313 147258369 159753
  159357 222222 232323 333333 444444 555555 654321 666666 696969 777777 7777777 789456 789456123 87654321 888888
  88888888 987654321 999999 987654 101010 102030 iloveyou iloveyou1 iloveu sunshine princess monkey dragon
  football football1 baseball basketball soccer hockey superman batman spiderman starwars pokemon naruto
  master shadow michael jordan jordan23 jennifer jessica ashley nicole daniel andrew joshua matthew thomas charlie
  robert william anthony justin hunter hunter2 buster ginger pepper summer winter autumn spring flower freedom
  whatever trustno1 letmein letmein1 welcome welcome1 welcome123 login admin admin1 admin123 administrator root123
  changeme default secret secret1 guest123 test123 test1234 testing testtest temp123 computer internet samsung
  google facebook linkedin mustang corvette ferrari mercedes harley yankees liverpool arsenal chelsea barcelona
  cookie cheese chocolate banana orange killer hello123 hello1 hottie lovely loveme babygirl angel1 angels
  family friends forever blessed jesus1 jesus123 christ heaven maggie bailey tigger snoopy mickey donald
  access access14 asshole fuckyou fuckyou1 biteme pussy1 qwerty1234 q1w2e3r4 q1w2e3r4t5 zxcvbnm1 1234qwer 12qwaszx
  gfhjkm marina natasha dearbook target123 tinkle g_czechout minecraft roblox fortnite pokemon1 secret123`
    .trim()
    .split(/\s+/),
);

export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase());
}
