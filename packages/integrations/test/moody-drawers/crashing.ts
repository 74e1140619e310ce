/** A drawing process that ends with every picture. */
process.on("message", () => process.abort());
process.send?.({ isReady: true });
