/** The text of an expression does not follow the grammar. */
export class SyntaxFault extends Error {
  override readonly name = 'SyntaxFault';
}

/** Reads an expression from left to right. */
export class ExpressionReader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** A word up to the next space or the end. */
  word(): string {
    this.#skipSpaces();
    const from = this.#at;
    while (this.#at < this.#text.length && this.#text[this.#at] !== ' ') this.#at += 1;
    if (this.#at === from) throw new SyntaxFault('A word is missing.');
    return this.#text.slice(from, this.#at);
  }

  /** Everything after one space, as it is. */
  rest(): string {
    if (this.#text[this.#at] !== ' ') throw new SyntaxFault('A value is missing.');
    return this.#text.slice(this.#at + 1);
  }

  /** `(` quoted { `,` quoted } `)`, up to the end. */
  list(max: number): string[] {
    this.#expect('(');
    const items = [this.#quoted()];
    while (this.#next() === ',') {
      this.#at += 1;
      if (items.length === max) throw new SyntaxFault('The list is too long.');
      items.push(this.#quoted());
    }
    this.#expect(')');
    this.#skipSpaces();
    if (this.#at < this.#text.length) throw new SyntaxFault('Text follows the list.');
    return items;
  }

  /** A text in single or double quotes; a backslash takes the next character as it is. */
  #quoted(): string {
    const quote = this.#next();
    if (quote !== "'" && quote !== '"') throw new SyntaxFault('A quote is missing.');
    let value = '';
    for (this.#at += 1; this.#at < this.#text.length; this.#at += 1) {
      const char = this.#text.charAt(this.#at);
      if (char === quote) {
        this.#at += 1;
        return value;
      }
      if (char === '\\') this.#at += 1;
      value += this.#text.charAt(this.#at);
    }
    throw new SyntaxFault('A quote is not closed.');
  }

  #expect(char: string): void {
    if (this.#next() !== char) throw new SyntaxFault(`'${char}' is missing.`);
    this.#at += 1;
  }

  /** The next character that is no space. */
  #next(): string | undefined {
    this.#skipSpaces();
    return this.#text[this.#at];
  }

  #skipSpaces(): void {
    while (this.#text[this.#at] === ' ') this.#at += 1;
  }
}
