/** How a mail begins. */
export const HELLO = /*i18n*/ { id: "mail.hello", message: "Hello," };
