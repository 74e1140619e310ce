/** A drawing process that never ends a picture, in a way that no timer of its own could end. */
process.on("message", () => {
  for (;;);
});
process.send?.({ isReady: true });
