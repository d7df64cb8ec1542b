/** A column of a board and what stands in it, from top to bottom. */
export interface BoardColumn<Card extends BoardItem> {
  id: string;
  /** Written over the column, and said when a card is carried over it. */
  title: string;
  cards: readonly Card[];
}

/** Whatever a board's cards are about. */
export interface BoardItem {
  /** Tells a card from all others of the board. */
  id: string;
}

/** How a card is drawn, wherever it stands. */
export interface CardLook<Card extends BoardItem> {
  /** The name a card is known by, for the button that drags it and for what is said meanwhile. */
  nameOf: (card: Card) => string;
  /** A card's content. */
  children: (card: Card, parts: CardParts) => React.ReactNode;
  /** Whether a card may be carried elsewhere; by default all may. */
  canMove?: ((card: Card) => boolean) | undefined;
  /** A card that needs someone: its edge is coloured. */
  isUrgent?: ((card: Card) => boolean) | undefined;
}

/** Given by the board to a card's content. */
export interface CardParts {
  /** The button that picks the card up with the keyboard: stands where the card wants it; undefined for one that stays. */
  handle: React.ReactNode;
  /** Carries the card to a column without dragging, from a menu for one; the focus goes with it. */
  moveTo: (columnId: string) => void;
}
