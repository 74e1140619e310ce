import { describe, expect, it } from "vitest";
import { judgeRobots } from "./judge-robots.ts";

const judge = (text: string, path = "/a") => {
  const { ours, crawlers } = judgeRobots({
    robotsUrl: "https://acme.com/robots.txt",
    text,
    url: `https://acme.com${path}`,
    us: "StandingsBot",
    crawlers: ["CCBot", "GPTBot"],
  });
  const gpt = crawlers.find(({ crawler }) => crawler === "GPTBot");
  const access = gpt?.page;
  return {
    us: ours.isAllowed,
    gpt: access?.isAllowed,
    line: access?.rule ? `${access.rule.line}: ${access.rule.text}` : null,
    isMentioned: gpt?.isMentioned,
  };
};

describe("robots.txt", () => {
  it.each<[string, string, ReturnType<typeof judge>]>([
    ["that is empty", "", { us: true, gpt: true, line: null, isMentioned: false }],
    [
      "for everybody",
      "User-agent: *\nDisallow: /",
      { us: false, gpt: false, line: "2: Disallow: /", isMentioned: false },
    ],
    [
      "for one",
      "User-agent: gptbot\nDisallow: / # go",
      { us: true, gpt: false, line: "2: Disallow: / # go", isMentioned: true },
    ],
    [
      "with a group for several",
      "User-agent: CCBot\r\nUser-agent: GPTBot\r\nDisallow: /a\r\n\r\nUser-agent: *\r\nDisallow: /b",
      { us: true, gpt: false, line: "3: Disallow: /a", isMentioned: true },
    ],
    [
      "whose longest rule allows",
      "User-agent: *\nDisallow: /\nAllow: /a",
      { us: true, gpt: true, line: "3: Allow: /a", isMentioned: false },
    ],
    [
      "with an empty group",
      "User-agent: GPTBot\nDisallow:\n\nUser-agent: *\nDisallow: /",
      { us: false, gpt: true, line: null, isMentioned: true },
    ],
    [
      "that ends in a group",
      "User-agent: *\nDisallow: /x\nUser-agent: GPTBot",
      { us: true, gpt: true, line: null, isMentioned: true },
    ],
    [
      "with patterns",
      "User-agent: GPTBot\nDisallow: /*a$",
      { us: true, gpt: false, line: "2: Disallow: /*a$", isMentioned: true },
    ],
    [
      "that is a page",
      "<!doctype html><p>Not found",
      { us: true, gpt: true, line: null, isMentioned: false },
    ],
  ])("%s", (_what, text, expected) => expect(judge(text)).toEqual(expected));
});
