import { expect, it } from "vitest";
import { drawInTurn } from "./draw-in-turn.ts";

const BUSY = { code: "UPLOADS_UNAVAILABLE", status: 503, retryAfter: 5 };

/** A drawer that ends no picture before it is told to. */
function heldDrawer() {
  const begun: string[] = [];
  const released = Promise.withResolvers<void>();
  const draw = drawInTurn({
    async draw(bytes) {
      begun.push(bytes.toString());
      await released.promise;
      return [];
    },
  });
  const send = (owner: string, picture: string) => draw(owner, Buffer.from(picture));
  return { begun, send, release: released.resolve };
}

it("one account's picture is not drawn after all of another's", async () => {
  const { begun, send, release } = heldDrawer();
  const sent = ["a1", "a2", "a3", "a4", "a5"].map((picture) => send("ana", picture));
  sent.push(send("ben", "b1"));
  release();
  await Promise.all(sent);
  expect(begun).toEqual(["a1", "a2", "b1", "a3", "a4", "a5"]);
});

it("an account's sixth picture is refused while another account's first is taken, and taken once there is room", async () => {
  const { send, release } = heldDrawer();
  const sent = Array.from({ length: 5 }, () => send("ana", "a"));
  await expect(send("ana", "a")).rejects.toMatchObject(BUSY);
  sent.push(send("ben", "b"));
  release();
  await Promise.all(sent);
  expect(await send("ana", "a")).toEqual([]);
});

it("no more than thirty pictures of all accounts are held", async () => {
  const { send, release } = heldDrawer();
  const sent = Array.from({ length: 30 }, (_, nth) => send(`account ${nth % 6}`, "a"));
  await expect(send("another", "b")).rejects.toMatchObject(BUSY);
  release();
  await Promise.all(sent);
});
