import { createServer as createHttpServer, type RequestListener } from "node:http";
import { type AddressInfo, connect, createServer, isIP, type LookupFunction, type Server } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { PRIVATE_ADDRESSES, PRIVATE_FORMS } from "../../test/private-forms.ts";
import { AddressRefusedError, type Dial, type Resolve } from "./guarded-agent.ts";
import { createGuardedClient, type GuardedClient } from "./guarded-fetch.ts";
import { isPublicAddress } from "./public-address.ts";

const LIMITS = { timeoutMs: 2_000, maxBytes: 1_000 };
const PUBLIC = "93.184.216.34";

let internet: Server;
let answer: RequestListener;
let names: Map<string, string[][]>;
let connected: string[];
let client: GuardedClient;

/** Answers of a name server: one after the other, the last one again and again. */
const resolve: Resolve = async (hostname) => {
  const answers = names.get(hostname) ?? [];
  const addresses = (answers.length > 1 ? answers.shift() : answers[0]) ?? [];
  return addresses.map((address) => ({ address, family: isIP(address) }));
};

/** Every address of the world is this machine's test server; which ones were connected to is written down. */
const dial: Dial = (lookup: LookupFunction) => (options, callback) => {
  const open = (address: string) => {
    connected.push(address);
    const socket = connect((internet.address() as AddressInfo).port, "127.0.0.1");
    socket.once("connect", () => callback(null, socket));
  };
  if (isIP(options.hostname.replace(/[[\]]/g, ""))) return open(options.hostname);
  lookup(options.hostname, { all: true }, (error, addresses) => {
    if (error) callback(error, null);
    else open((addresses as { address: string }[])[0]?.address ?? "");
  });
};

beforeEach(async () => {
  names = new Map([["public.example", [[PUBLIC]]]]);
  connected = [];
  answer = (_request, response) => response.end("hello");
  internet = createHttpServer((request, response) => answer(request, response));
  await new Promise<void>((done) => internet.listen(0, "127.0.0.1", done));
  client = createGuardedClient({ sandboxOrigin: null, resolve, dial });
});
afterEach(async () => {
  await client.close();
  await new Promise((done) => internet.close(done));
});

const get = (url: string, limits = LIMITS) => client.fetch(url, limits);

describe("private addresses", () => {
  it(`are never connected to, in any of ${PRIVATE_FORMS.length + PRIVATE_ADDRESSES.length} forms`, async () => {
    expect(PRIVATE_FORMS.length + PRIVATE_ADDRESSES.length).toBeGreaterThan(300);
    for (const host of PRIVATE_FORMS) {
      for (const scheme of ["http", "https"]) await expect(get(`${scheme}://${host}/`)).rejects.toThrow();
    }
    for (const address of PRIVATE_ADDRESSES) {
      names.set("rogue.example", [[address]]);
      await expect(get("http://rogue.example/")).rejects.toThrow(AddressRefusedError);
      names.set("rogue.example", [[PUBLIC, address]]);
      await expect(get("http://rogue.example/")).rejects.toThrow(AddressRefusedError);
    }
    expect(connected).toEqual([]);
  });

  it("are not reached by redirects either", async () => {
    for (const host of [...PRIVATE_FORMS, "rogue.example"]) {
      names.set("rogue.example", [["10.0.0.1"]]);
      // Headers are bytes: what is not ASCII in one goes as UTF-8.
      const location = Buffer.from(`http://${host}/`).toString("latin1");
      answer = (_request, response) => response.writeHead(302, { location }).end();
      await expect(get("http://public.example/")).rejects.toThrow();
    }
    expect(new Set(connected)).toEqual(new Set([PUBLIC]));
  });

  it("are not reached by a name that changes its mind", async () => {
    names.set("rebind.example", [[PUBLIC], ["127.0.0.1"]]);
    expect((await get("http://rebind.example/")).body.toString()).toBe("hello");
    await expect(get("http://rebind.example/")).rejects.toThrow(AddressRefusedError);
    expect(connected).toEqual([PUBLIC]);
  });

  it("are not connected to with real sockets", async () => {
    let connections = 0;
    const listener = createServer(() => (connections += 1));
    await new Promise<void>((done) =>
      listener.listen(80, done).once("error", () => listener.listen(0, done)),
    );
    const real = createGuardedClient({ sandboxOrigin: null });
    for (const host of [
      "127.0.0.1",
      "2130706433",
      "0x7f.1",
      "[::1]",
      "[::ffff:7f00:1]",
      "localhost",
      "0.0.0.0",
    ]) {
      await expect(real.fetch(`http://${host}/`, LIMITS)).rejects.toThrow(AddressRefusedError);
    }
    expect(connections).toBe(0);
    await real.close();
    await new Promise((done) => listener.close(done));
  });

  it.each(["1.1.1.1", "93.184.216.34", "172.32.0.1", "100.128.0.1", "2606:4700::1111", "2a00:1450::1"])(
    "%s is none",
    (address) => expect(isPublicAddress(address)).toBe(true),
  );
});

describe("an outside fetch", () => {
  it("follows two redirects, not three", async () => {
    const hops =
      (count: number): RequestListener =>
      (request, response) => {
        const hop = Number(new URL(request.url ?? "", "http://x").searchParams.get("hop"));
        if (hop === count) response.end("arrived");
        else response.writeHead(301, { location: `/?hop=${hop + 1}` }).end();
      };
    answer = hops(2);
    expect((await get("http://public.example/?hop=0")).body.toString()).toBe("arrived");
    answer = hops(3);
    await expect(get("http://public.example/?hop=0")).rejects.toThrow("redirects");
  });

  it.each([
    "http://public.example:8080/",
    "ftp://public.example/",
    "file:///etc/passwd",
    "data:text/plain,hello",
    "http://user:secret@public.example/",
    "nonsense",
  ])("refuses %s", async (url) => {
    await expect(get(url)).rejects.toThrow();
    expect(connected).toEqual([]);
  });

  it("sends no credentials and nothing about us but a name", async () => {
    let seen: string[] = [];
    answer = (request, response) => {
      seen = Object.keys(request.headers);
      response.end();
    };
    await get("http://public.example/");
    expect(seen.sort()).toEqual(["accept", "connection", "host", "user-agent"]);
  });

  it("ends past the size limit, whatever length was announced, and past the time limit", async () => {
    answer = (_request, response) => {
      const timer = setInterval(() => response.write("x".repeat(500)), 1);
      response.on("close", () => clearInterval(timer));
    };
    await expect(get("http://public.example/")).rejects.toThrow("More than 1000 bytes");
    answer = (_request, response) => {
      const timer = setInterval(() => response.write("x"), 20);
      response.on("close", () => clearInterval(timer));
    };
    await expect(get("http://public.example/", { ...LIMITS, timeoutMs: 150 })).rejects.toThrow(
      /timeout|aborted/i,
    );
  });

  it("reaches the sandbox while it is on, and follows nothing from there or to there", async () => {
    const sandboxOrigin = `http://127.0.0.1:${(internet.address() as AddressInfo).port}`;
    const local = createGuardedClient({ sandboxOrigin, resolve, dial });
    expect((await local.fetch(`${sandboxOrigin}/x`, LIMITS)).body.toString()).toBe("hello");
    answer = (_request, response) => response.writeHead(302, { location: sandboxOrigin }).end();
    await expect(local.fetch(`${sandboxOrigin}/x`, LIMITS)).rejects.toThrow("Answered 302");
    await expect(local.fetch("http://public.example/", LIMITS)).rejects.toThrow();
    expect(connected).toEqual([PUBLIC]);
    await local.close();
  });
});
