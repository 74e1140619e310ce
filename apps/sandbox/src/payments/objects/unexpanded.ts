/**
 * An object as it is stored and as it goes out by default: the fields `K` hold an id, not the object that
 * the id stands for.
 */
export type Unexpanded<T, K extends keyof T> = Omit<T, K> & {
  [P in K]: Extract<T[P], string | null>;
};
