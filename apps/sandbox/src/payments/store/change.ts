/**
 * Changes an object in place and returns what the fields that now differ were before: the
 * `previous_attributes` of an event.
 */
export function change<T extends object>(object: T, changes: Partial<T>): Partial<T> {
  const previous: Partial<T> = {};
  for (const name of Object.keys(changes) as (keyof T)[]) {
    if (JSON.stringify(object[name]) !== JSON.stringify(changes[name])) previous[name] = object[name];
  }
  Object.assign(object, changes);
  return previous;
}
