import { defaultSchema, type Options } from "rehype-sanitize";

/** GitHub's schema with the schemes of spec part 2 §5. The prefix of footnotes is set where they are made. */
export const POST_SCHEMA: Options = {
  ...defaultSchema,
  clobberPrefix: "",
  protocols: {
    ...defaultSchema.protocols,
    href: ["http", "https", "mailto", "irc", "ircs", "xmpp"],
  },
};
