-- The language of an account, as the web app names it ("de"); null leaves it to the browser, and mails are in English.
alter table users add column language text;
