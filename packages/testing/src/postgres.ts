export * from "@standings/database/testing";
