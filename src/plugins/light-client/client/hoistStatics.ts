/** What React itself reads from a component, which belongs to that component alone. */
const OF_REACT =
  /^(?:\$\$typeof|compare|contextTypes?|childContextTypes|default(?:Props)?|displayName|getDefaultProps|getDerivedState\w+|mixins|propTypes|render|type)$/;

/** Gives a component that wraps another what the author has put on the inner one. */
export default function hoistStatics<Outer extends object>(outer: Outer, inner: object): Outer {
  for (const [key, value] of Object.entries(inner)) {
    if (!OF_REACT.test(key)) {
      Object.defineProperty(outer, key, {
        value,
        writable: true,
        configurable: true,
        enumerable: true,
      });
    }
  }
  return outer;
}
