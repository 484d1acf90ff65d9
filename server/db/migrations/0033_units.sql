-- Where each line of a text file, or each paragraph of a Word file or a PDF, ends in a passage's body (UTF-16 units): what is
-- counted as its chunks, and what a search cites. Null where the passage itself is the unit, and for what was read before.
alter table knowledge_chunk add column unit_ends integer[];
