/** What a tone says about a row or a value: somebody must act, should act, all is well, or it is over. */
export type Tone = 'urgent' | 'important' | 'success' | 'muted';

/** A tone with its meaning in words: a colour alone says nothing to many people. */
export interface ToneMark {
  readonly tone: Tone;
  /** Translated, such as "Overdue". Read out, and shown when the mark is hovered. */
  readonly label: string;
}

/** The mark of a row, or of a value. The result may depend only on the row and on constants. */
export type ToneOf<Row> = (row: Row) => ToneMark | null;
