import { useEffect, useState } from 'react';
import type { KnownCodes } from '../../engine/rules/known-codes.ts';
import type { RuleCode } from '../../engine/rules/rule-code.ts';

const none: readonly RuleCode[] = [];

/** The codes once they are loaded. The table reports a failure, as it needs them, too. */
export function useCodes(codes: KnownCodes): readonly RuleCode[] {
  const [loaded, setLoaded] = useState(none);
  useEffect(() => {
    let isCurrent = true;
    codes.read().then(
      (found) => {
        if (isCurrent) setLoaded(found);
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [codes]);
  return loaded;
}
